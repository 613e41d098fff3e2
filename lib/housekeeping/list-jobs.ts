import 'server-only'
import { type JobReport, readJobReports } from './job-reports'
import { listJobs } from './jobs'

export type JobState = 'running' | 'late' | 'failed'

export type ListedJob = {
  id: string
  everyMs: number
  report: JobReport | undefined
  state: JobState | null
}

/** In the order of their lists. */
export async function listJobsWithReports(now = new Date()): Promise<ListedJob[]> {
  const reports = await readJobReports()
  return listJobs().map(({ name, everyMs }) => {
    const report = reports.get(name)
    return { id: name, everyMs, report, state: report ? judgeJob(report, everyMs, now) : null }
  })
}

/** Hosts without timers start a job once a minute at most. */
const LEEWAY_MS = 120_000
const MAX_MISSED_RUNS = 3

/** Late comes first: a run that hangs is late in the end. */
export function judgeJob(report: JobReport, everyMs: number, now: Date): JobState | null {
  const { startedAt, endedAt, succeededAt, failedAt } = report
  const goodAt = succeededAt ?? startedAt
  if (now.getTime() - goodAt.getTime() > MAX_MISSED_RUNS * everyMs + LEEWAY_MS) return 'late'
  if (!endedAt || startedAt > endedAt) return 'running'
  return failedAt && (!succeededAt || failedAt > succeededAt) ? 'failed' : null
}
