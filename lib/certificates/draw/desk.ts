import 'server-only'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { unavailable } from '@/base/errors'
import { processWide } from '@/base/process-wide'
import type { RecordWords, SheetWords } from './words'

/**
 * Where certificates are drawn: by a thread or two beside the one that answers, which keep their fonts
 * open while there is work. A short queue waits, and the rest hear "busy".
 */

const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const QUEUE = 100
const IDLE_MS = 60_000
const WORKER = ['lib', 'certificates', 'draw', 'worker.mjs']

type Asked =
  | { what: 'pdf' | 'picture'; of: SheetWords }
  | { what: 'record'; of: RecordWords }
  | { what: 'canSet'; of: string }
type Bytes = Uint8Array<ArrayBuffer>
type Job = { asked: Asked; done: (result: never) => void; failed: (error: Error) => void }
type Drawer = { worker: Worker; job?: Job; rest?: NodeJS.Timeout }
type Desk = { drawers: Set<Drawer>; waiting: Job[] }

const desk = processWide<Desk>('certificates-desk', () => ({ drawers: new Set(), waiting: [] }))

export const drawPdf = (words: SheetWords) => ask<Bytes>({ what: 'pdf', of: words })
export const drawPicture = (words: SheetWords) => ask<Bytes>({ what: 'picture', of: words })

export const drawRecord = (words: RecordWords) => ask<Bytes>({ what: 'record', of: words })

/** Whether our fonts have every sign of this name. */
export const canSet = (name: string) => ask<boolean>({ what: 'canSet', of: name })

function ask<Result>(asked: Asked): Promise<Result> {
  if (desk.waiting.length >= QUEUE) throw unavailable('the queue for drawing is full')
  return new Promise<Result>((done, failed) => {
    desk.waiting.push({ asked, done, failed })
    const free = [...desk.drawers].find(({ job }) => !job)
    if (free) takeNext(free)
    else if (desk.drawers.size < AT_ONCE) takeNext(newDrawer())
  })
}

function newDrawer(): Drawer {
  const worker = new Worker(path.resolve(...WORKER))
  const drawer: Drawer = { worker }
  worker.on('message', ({ done, fault }) => {
    const { job } = drawer
    drawer.job = undefined
    if (fault) job?.failed(new Error(fault))
    else job?.done(done as never)
    takeNext(drawer)
  })
  worker.on('error', (cause) => dismiss(drawer, new Error('drawing failed', { cause })))
  worker.on('exit', () => dismiss(drawer, new Error('the thread that draws has ended')))
  // A process that has nothing else to do may end.
  worker.unref()
  desk.drawers.add(drawer)
  return drawer
}

function takeNext(drawer: Drawer) {
  clearTimeout(drawer.rest)
  drawer.job = desk.waiting.shift()
  if (drawer.job) return drawer.worker.postMessage(drawer.job.asked)
  drawer.rest = setTimeout(() => void drawer.worker.terminate(), IDLE_MS).unref()
}

/** What it was drawing is lost; whoever waits behind it is served by another. */
function dismiss(drawer: Drawer, error: Error) {
  if (!desk.drawers.delete(drawer)) return
  drawer.job?.failed(error)
  if (desk.waiting.length > 0) takeNext(newDrawer())
}
