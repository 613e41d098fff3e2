import { after as runAfterResponse } from 'next/server.js'

export * from 'next/server.js'

/** In tests, `next/server` is this file: without a server, a file decides what follows a response. */

type Task = () => unknown

let handleTask = (task: Task): void => runAfterResponse(task)

export const after = (task: Task) => handleTask(task)

export function replaceAfter(handle: (task: Task) => void = runAfterResponse): void {
  handleTask = handle
}
