import 'server-only'
import { withoutDeadline } from '@/base/deadline'
import { type JobScope, runInJobScope } from '@/base/job-scope'
import { log } from '@/base/log'
import { metrics } from '@/base/metrics'
import { getProcessSingleton } from '@/base/process-singleton'

/** Since the process started; `runs` and `failures` since they were saved. */
export type JobRuns = {
  name: string
  isRunning: boolean
  hasNews: boolean
  startedAt: Date
  endedAt: Date | null
  succeededAt: Date | null
  failedAt: Date | null
  milliseconds: number | null
  runs: number
  failures: number
}

export const jobRuns = (): Map<string, JobRuns> =>
  getProcessSingleton('job runs', () => new Map<string, JobRuns>())

/**
 * Never throws. One run at a time per process: a call beside a running one does nothing. A run failed if it threw or
 * logged an error.
 */
export async function runJob(name: string, work: () => Promise<unknown>): Promise<void> {
  const job = jobRuns().get(name) ?? addJob(name)
  if (job.isRunning) return metrics.jobRuns.inc({ name, result: 'skipped' })
  startRun(job)
  const scope: JobScope = { name, hasFailed: false }
  await runInJobScope(scope, () => withoutDeadline(work)).catch((err) => {
    scope.hasFailed = true
    log().error({ event: 'job.failed', job: name, err })
  })
  endRun(job, scope.hasFailed)
}

function addJob(name: string): JobRuns {
  const never = { endedAt: null, succeededAt: null, failedAt: null, milliseconds: null }
  const counts = { runs: 0, failures: 0 }
  const job = { name, isRunning: false, hasNews: false, startedAt: new Date(), ...never, ...counts }
  jobRuns().set(name, job)
  return job
}

function startRun(job: JobRuns) {
  Object.assign(job, { isRunning: true, hasNews: true, startedAt: new Date() })
  metrics.jobStarts.set({ name: job.name }, toSeconds(job.startedAt))
}

function endRun(job: JobRuns, hasFailed: boolean) {
  const { name } = job
  const endedAt = new Date()
  const milliseconds = endedAt.getTime() - job.startedAt.getTime()
  Object.assign(job, { isRunning: false, hasNews: true, endedAt, milliseconds })
  job.runs += 1
  if (hasFailed) job.failures += 1
  job[hasFailed ? 'failedAt' : 'succeededAt'] = endedAt
  metrics.jobEnds.set({ name }, toSeconds(endedAt))
  metrics.jobSeconds.set({ name }, milliseconds / 1000)
  metrics.jobRuns.inc({ name, result: hasFailed ? 'failed' : 'done' })
  if (!hasFailed) metrics.jobSuccesses.set({ name }, toSeconds(endedAt))
}

/** So that a job that never runs is late too. */
export function announceJob(name: string, everyMs: number): void {
  metrics.jobIntervals.set({ name }, everyMs / 1000)
  metrics.jobSuccesses.set({ name }, toSeconds(new Date()))
  for (const result of ['done', 'failed', 'skipped']) metrics.jobRuns.inc({ name, result }, 0)
}

const toSeconds = (time: Date) => time.getTime() / 1000
