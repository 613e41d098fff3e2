import 'server-only'
import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Deadline, deadline } from '@/base/deadline'
import { unavailable } from '@/base/errors'
import { startLimited } from '@/base/limited-process'
import { log } from '@/base/log'
import { processWide } from '@/base/process-wide'

/**
 * Runs drawing in processes of its own, one or two, which keep their fonts open while there is work:
 * a fault in native code, too much memory or a drawing without end must not stop the site.
 */

const MAX_PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 100
const MAX_TRIES = 2
const JOB_TIMEOUT_MS = 8_000
const IDLE_MS = 60_000
const LIMITS = { heapMb: 256, maxBytes: 600 * 1024 * 1024 }
const WORKER = ['lib', 'certificates', 'draw', 'worker.mjs']
const MAX_STDERR_CHARS = 2_000

type Job = {
  task: object
  tries: number
  clock: Deadline | undefined
  done: (result: never) => void
  failed: (error: Error) => void
}
type Renderer = { child: ChildProcess; job?: Job; timer?: NodeJS.Timeout; stderr: string }
type RenderPool = { renderers: Set<Renderer>; waiting: Job[] }

const pool = processWide<RenderPool>('render-pool', () => ({ renderers: new Set(), waiting: [] }))

/** Answers 503 when the queue is full, or when the caller's deadline passes before a turn comes. */
export function render<Result>(task: object): Promise<Result> {
  if (pool.waiting.length >= MAX_WAITING) throw unavailable('the queue for drawing is full')
  return new Promise<Result>((done, failed) => {
    pool.waiting.push({ task, tries: 0, clock: deadline(), done, failed })
    startNext()
  })
}

function startNext() {
  if (pool.waiting.length === 0) return
  const idle = [...pool.renderers].find(({ job }) => !job)
  if (idle) takeJob(idle)
  else if (pool.renderers.size < MAX_PROCESSES) takeJob(startRenderer())
}

function startRenderer(): Renderer {
  const child = startLimited([path.resolve(...WORKER)], LIMITS, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const renderer: Renderer = { child, stderr: '' }
  pool.renderers.add(renderer)
  child.on('message', (message) => finishJob(renderer, message as Outcome))
  child.once('error', (error) => replace(renderer, error.message))
  child.once('exit', (code, signal) => replace(renderer, `${signal ?? code}`))
  child.stderr?.on('data', (text) => {
    renderer.stderr = (renderer.stderr + text).slice(-MAX_STDERR_CHARS)
  })
  // The site may end while a renderer is idle.
  child.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
  return renderer
}

function takeJob(renderer: Renderer) {
  const { child } = renderer
  clearTimeout(renderer.timer)
  renderer.job = nextJob()
  if (!renderer.job) {
    child.channel?.unref()
    renderer.timer = setTimeout(() => end(renderer), IDLE_MS).unref()
    return
  }
  child.channel?.ref()
  renderer.timer = setTimeout(() => timeOut(renderer), JOB_TIMEOUT_MS)
  // Where the process has just died, its exit hands the job on.
  child.send(renderer.job.task, () => {})
}

/** Skips jobs that waited too long: their callers have been answered. */
function nextJob(): Job | undefined {
  const job = pool.waiting.shift()
  if (job?.clock?.mayBegin() !== false) return job
  job.failed(unavailable('waited too long for drawing'))
  return nextJob()
}

type Outcome = { result?: unknown; fault?: string }

function finishJob(renderer: Renderer, { result, fault }: Outcome) {
  const { job } = renderer
  renderer.job = undefined
  if (fault) job?.failed(new Error(fault))
  else job?.done(result as never)
  takeJob(renderer)
}

/** A drawing that takes this long once takes it again, so there is no second try. */
function timeOut(renderer: Renderer) {
  renderer.job?.failed(unavailable('drawing took too long'))
  log().error({ event: 'render.timed-out' })
  end(renderer)
  startNext()
}

function end(renderer: Renderer) {
  clearTimeout(renderer.timer)
  pool.renderers.delete(renderer)
  renderer.child.kill('SIGKILL')
}

/** The job of a process that died is tried once more by another one. */
function replace(renderer: Renderer, reason: string) {
  if (!pool.renderers.delete(renderer)) return
  const { job, timer, stderr } = renderer
  clearTimeout(timer)
  if (job || stderr) log().error({ event: 'render.process-ended', reason, stderr })
  if (job) {
    job.tries += 1
    if (job.tries < MAX_TRIES) pool.waiting.unshift(job)
    else job.failed(unavailable(`drawing ended its process: ${reason}`))
  }
  startNext()
}
