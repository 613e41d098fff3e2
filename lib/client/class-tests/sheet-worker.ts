import type { SheetPicture, SheetReading } from '../sheet-reader/types'
import type { WorkerTest } from './test-reader'
import type { SheetTask, WorkerReply } from './worker'

export type SheetWorker = ReturnType<typeof startSheetWorker>

/** Started with the page. It works on one picture at a time. */
export function startSheetWorker(test: WorkerTest) {
  const worker = createWorker()
  let settle: ((reading: SheetReading) => void) | undefined
  const isRunning = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data === 'ready') resolve(true)
      else settle?.(data)
    })
    // A page that was opened without a connection cannot load the worker's script.
    worker.addEventListener('error', () => resolve(false))
  })
  const send = (task: SheetTask, transfer: Transferable[] = []) =>
    worker.postMessage(task, { transfer })
  send({ test })
  return {
    read: async (picture: SheetPicture): Promise<SheetReading> => {
      if (!(await isRunning)) return (await loadPageReader()).createTestReader(test)(picture)
      return new Promise<SheetReading>((resolve) => {
        settle = resolve
        send({ picture }, [picture.data.buffer])
      })
    },
    close: () => worker.terminate(),
  }
}

/** The same reader, in the page: it stops for the third of a second that a sheet takes. */
export const loadPageReader = () => import('./test-reader')

/** The server's bundle has no workers: without the condition, it would publish the source as a file. */
function createWorker(): Worker {
  if (typeof window !== 'undefined') return new Worker(new URL('./worker.ts', import.meta.url))
  throw new Error('only a browser has workers')
}
