import 'server-only'
import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Deadline, deadline } from '@/base/deadline'
import { createUnavailableError } from '@/base/errors'
import { spawnLimitedProcess } from '@/base/limited-process'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'

/**
 * Runs drawing in processes of its own, one or two, which keep their fonts open while there is work:
 * a fault in native code, too much memory or a drawing without end must not stop the site.
 */

const MAX_PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 100
const MAX_TRIES = 2
const JOB_TIMEOUT_MS = 8_000
const IDLE_MS = 60_000
const PROCESS_LIMITS = { heapMb: 256, maxBytes: 600 * 1024 * 1024 }
const WORKER_PATH = ['lib', 'certificates', 'draw', 'worker.mjs']
const MAX_STDERR_CHARS = 2_000

type RenderJob = {
  task: object
  tries: number
  clock: Deadline | undefined
  done: (result: never) => void
  failed: (error: Error) => void
}
type Renderer = { child: ChildProcess; job?: RenderJob; timer?: NodeJS.Timeout; stderr: string }
type RenderPool = { renderers: Set<Renderer>; waiting: RenderJob[] }

const renderPool = getProcessSingleton<RenderPool>('render-pool', () => ({
  renderers: new Set(),
  waiting: [],
}))

/** Answers 503 when the queue is full, or when the caller's deadline passes before a turn comes. */
export function render<Result>(task: object): Promise<Result> {
  if (renderPool.waiting.length >= MAX_WAITING)
    throw createUnavailableError('the queue for drawing is full')
  return new Promise<Result>((resolve, reject) => {
    renderPool.waiting.push({ task, tries: 0, clock: deadline(), done: resolve, failed: reject })
    startNext()
  })
}

function startNext() {
  if (renderPool.waiting.length === 0) return
  const idle = [...renderPool.renderers].find(({ job }) => !job)
  if (idle) assignNextJob(idle)
  else if (renderPool.renderers.size < MAX_PROCESSES) assignNextJob(startRenderer())
}

function startRenderer(): Renderer {
  const child = spawnLimitedProcess([path.resolve(...WORKER_PATH)], PROCESS_LIMITS, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const renderer: Renderer = { child, stderr: '' }
  renderPool.renderers.add(renderer)
  child.on('message', (message) => finishJob(renderer, message as RenderOutcome))
  child.once('error', (error) => replaceRenderer(renderer, error.message))
  child.once('exit', (code, signal) => replaceRenderer(renderer, `${signal ?? code}`))
  child.stderr?.on('data', (text) => {
    renderer.stderr = (renderer.stderr + text).slice(-MAX_STDERR_CHARS)
  })
  // The site may end while a renderer is idle.
  child.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
  return renderer
}

function assignNextJob(renderer: Renderer) {
  const { child } = renderer
  clearTimeout(renderer.timer)
  renderer.job = dequeueJob()
  if (!renderer.job) {
    child.channel?.unref()
    renderer.timer = setTimeout(() => stopRenderer(renderer), IDLE_MS).unref()
    return
  }
  child.channel?.ref()
  renderer.timer = setTimeout(() => timeOutJob(renderer), JOB_TIMEOUT_MS)
  // Where the process has just died, its exit hands the job on.
  child.send(renderer.job.task, () => {})
}

/** Skips jobs that waited too long: their callers have been answered. */
function dequeueJob(): RenderJob | undefined {
  const job = renderPool.waiting.shift()
  if (job?.clock?.mayBegin() !== false) return job
  job.failed(createUnavailableError('waited too long for drawing'))
  return dequeueJob()
}

type RenderOutcome = { result?: unknown; fault?: string }

function finishJob(renderer: Renderer, { result, fault }: RenderOutcome) {
  const { job } = renderer
  renderer.job = undefined
  if (fault) job?.failed(new Error(fault))
  else job?.done(result as never)
  assignNextJob(renderer)
}

/** A drawing that takes this long once takes it again, so there is no second try. */
function timeOutJob(renderer: Renderer) {
  renderer.job?.failed(createUnavailableError('drawing took too long'))
  log().error({ event: 'render.timed-out' })
  stopRenderer(renderer)
  startNext()
}

function stopRenderer(renderer: Renderer) {
  clearTimeout(renderer.timer)
  renderPool.renderers.delete(renderer)
  renderer.child.kill('SIGKILL')
}

/** The job of a process that died is tried once more by another one. */
function replaceRenderer(renderer: Renderer, reason: string) {
  if (!renderPool.renderers.delete(renderer)) return
  const { job, timer, stderr } = renderer
  clearTimeout(timer)
  if (job || stderr) log().error({ event: 'render.process-ended', reason, stderr })
  if (job) {
    job.tries += 1
    if (job.tries < MAX_TRIES) renderPool.waiting.unshift(job)
    else job.failed(createUnavailableError(`drawing ended its process: ${reason}`))
  }
  startNext()
}
