import type { SheetPicture, SheetReading } from '../sheet-reader/types'
import type { SheetTask, WorkerTest } from './worker'

export type SheetWorker = ReturnType<typeof startSheetWorker>

/** Started with the page, so that it is there when the connection is not. It works on one picture at a time. */
export function startSheetWorker(test: WorkerTest) {
  const worker = createWorker()
  let settle: ((reading: SheetReading) => void) | undefined
  worker.addEventListener('message', ({ data }: MessageEvent<SheetReading>) => settle?.(data))
  const send = (task: SheetTask, transfer: Transferable[] = []) =>
    worker.postMessage(task, { transfer })
  send({ test })
  return {
    read: (picture: SheetPicture) =>
      new Promise<SheetReading>((resolve) => {
        settle = resolve
        send({ picture }, [picture.data.buffer])
      }),
    close: () => worker.terminate(),
  }
}

/** The server's bundle has no workers: without the condition, it would publish the source as a file. */
function createWorker(): Worker {
  if (typeof window !== 'undefined') return new Worker(new URL('./worker.ts', import.meta.url))
  throw new Error('only a browser has workers')
}
