import 'server-only'
import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Deadline, deadline } from '@/base/deadline'
import { createUnavailableError } from '@/base/errors'
import { readCpuSeconds, spawnLimitedProcess } from '@/base/limited-process'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { getCurrentRequestId } from '@/base/request-id'
import { WORKER_FILE } from './drawing-files'
import type {
  AnswerSheetText,
  BillText,
  CertificateBookText,
  CertificateInput,
  DrawingRequest,
  DrawingResponse,
  LearningRecordText,
  PosterText,
  QuestionPaperText,
  ReportText,
  SchoolCertificateText,
} from './text'

/** Child processes, because a native crash, memory exhaustion or an endless job must not stop the site. */

const MAX_PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 100
const MAX_TRIES = 2
const JOB_CHECK_MS = 8_000
/** A job that has used less waits for a busy machine. */
const JOB_CPU_SECONDS = 4
const MAX_JOB_CHECKS = 8
const IDLE_MS = 60_000
const PROCESS_LIMITS = { heapMb: 256, maxBytes: 600 * 1024 * 1024 }
const MAX_STDERR_CHARS = 2_000

type RenderJob = {
  request: DrawingRequest
  tries: number
  deadline: Deadline | undefined
  requestId: string | undefined
  resolve: (result: never) => void
  reject: (error: Error) => void
}
type Renderer = { child: ChildProcess; job?: RenderJob; timer?: NodeJS.Timeout; stderr: string }
type RenderPool = { renderers: Set<Renderer>; waiting: RenderJob[] }

const renderPool = getProcessSingleton<RenderPool>('render-pool', () => ({
  renderers: new Set(),
  waiting: [],
}))

/** Rejects with 503 when the queue is full or the caller's deadline passes. */
export function render<Result>(request: DrawingRequest): Promise<Result> {
  if (renderPool.waiting.length >= MAX_WAITING)
    throw createUnavailableError('the queue for drawing is full')
  return new Promise<Result>((resolve, reject) => {
    const requestId = getCurrentRequestId()
    renderPool.waiting.push({ request, tries: 0, deadline: deadline(), requestId, resolve, reject })
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
  const child = spawnLimitedProcess(
    [path.join(/* turbopackIgnore: true */ process.cwd(), WORKER_FILE)],
    PROCESS_LIMITS,
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    },
  )
  const renderer: Renderer = { child, stderr: '' }
  renderPool.renderers.add(renderer)
  child.on('message', (message) => finishJob(renderer, message as DrawingResponse))
  child.once('error', (error) => replaceRenderer(renderer, error.message))
  child.once('exit', (code, signal) => replaceRenderer(renderer, `${signal ?? code}`))
  child.stderr?.on('data', (text) => {
    renderer.stderr = (renderer.stderr + text).slice(-MAX_STDERR_CHARS)
  })
  // An idle renderer must not keep the site's process alive.
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
  watchJob(renderer)
  // If the process has just died, its exit handler requeues the job.
  child.send(renderer.job.request, () => {})
}

/** Skips jobs whose callers have already timed out. */
function dequeueJob(): RenderJob | undefined {
  const job = renderPool.waiting.shift()
  if (job?.deadline?.canBegin() !== false) return job
  job.reject(createUnavailableError('waited too long for drawing'))
  return dequeueJob()
}

function finishJob(renderer: Renderer, { result, fault }: DrawingResponse) {
  const { job } = renderer
  renderer.job = undefined
  if (fault) job?.reject(new Error(fault))
  else job?.resolve(result as never)
  assignNextJob(renderer)
}

function watchJob(renderer: Renderer) {
  const { child, job } = renderer
  const cpuAtStart = readCpuSeconds(child)
  const watch = (checks: number) => {
    renderer.timer = setTimeout(async () => {
      const cpuSeconds = (await readCpuSeconds(child)) - (await cpuAtStart)
      if (renderer.job !== job) return
      if (cpuSeconds < JOB_CPU_SECONDS && checks < MAX_JOB_CHECKS) watch(checks + 1)
      else timeOutJob(renderer)
    }, JOB_CHECK_MS)
  }
  watch(1)
}

/** Not retried: it would time out again. */
function timeOutJob(renderer: Renderer) {
  renderer.job?.reject(createUnavailableError('drawing took too long'))
  // Of the job: its process serves many requests.
  log().error({ event: 'render.timed-out', requestId: renderer.job?.requestId })
  stopRenderer(renderer)
  startNext()
}

function stopRenderer(renderer: Renderer) {
  clearTimeout(renderer.timer)
  renderPool.renderers.delete(renderer)
  renderer.child.kill('SIGKILL')
}

/** Another process retries the job once. */
function replaceRenderer(renderer: Renderer, reason: string) {
  if (!renderPool.renderers.delete(renderer)) return
  const { job, timer, stderr } = renderer
  clearTimeout(timer)
  // A check of the job that has already begun must not end it in the next process.
  renderer.job = undefined
  if (job || stderr)
    log().error({ event: 'render.process-ended', requestId: job?.requestId, reason, stderr })
  if (job) {
    job.tries += 1
    if (job.tries < MAX_TRIES) renderPool.waiting.unshift(job)
    else job.reject(createUnavailableError(`drawing ended its process: ${reason}`))
  }
  startNext()
}

type RenderedBytes = Uint8Array<ArrayBuffer>

export const renderCertificate = (input: CertificateInput) =>
  render<RenderedBytes>({ task: 'certificate', input })
export const renderCertificatePicture = (input: CertificateInput) =>
  render<RenderedBytes>({ task: 'certificatePicture', input })
/** Several certificates in one document. */
export const renderCertificateBook = (input: CertificateBookText) =>
  render<RenderedBytes>({ task: 'certificateBook', input })
export const renderSchoolCertificate = (input: SchoolCertificateText) =>
  render<RenderedBytes>({ task: 'schoolCertificate', input })
export const renderRecord = (input: LearningRecordText) =>
  render<RenderedBytes>({ task: 'record', input })
export const renderBill = (input: BillText) => render<RenderedBytes>({ task: 'bill', input })
export const renderReport = (input: ReportText) => render<RenderedBytes>({ task: 'report', input })
export const renderPoster = (input: PosterText) => render<RenderedBytes>({ task: 'poster', input })

export const renderAnswerSheet = (input: AnswerSheetText) =>
  render<RenderedBytes>({ task: 'answerSheet', input })
export const renderQuestionPaper = (input: QuestionPaperText) =>
  render<RenderedBytes>({ task: 'questionPaper', input })

export const fontsCover = (name: string) => render<boolean>({ task: 'canDraw', input: name })
