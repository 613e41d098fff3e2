import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { database } from '@/db/client'
import { jobReports } from '@/db/schema'
import { type JobRuns, jobRuns } from './run-job'

/** Adds what the jobs of this process did to what other instances reported. Never throws. */
export async function saveJobReports(): Promise<void> {
  const jobs = [...jobRuns().values()].filter(({ hasNews }) => hasNews)
  if (jobs.length === 0) return
  const rows = jobs.map(takeReport)
  try {
    const db = await database()
    await db
      .insert(jobReports)
      .values(rows)
      .onConflictDoUpdate({ target: jobReports.name, set: MERGED_COLUMNS })
  } catch (error) {
    for (const [index, job] of jobs.entries()) giveBack(job, rows[index])
    log().warn({ event: 'job.report-failed', err: error })
  }
}

export type JobReport = typeof jobReports.$inferSelect

export async function readJobReports(): Promise<Map<string, JobReport>> {
  const db = await database()
  const rows = await db.select().from(jobReports)
  return new Map(rows.map((row) => [row.name, row]))
}

/** The latest of all instances: `greatest` ignores null. */
const MERGED_COLUMNS = {
  startedAt: sql`greatest(${jobReports.startedAt}, excluded.started_at)`,
  endedAt: sql`greatest(${jobReports.endedAt}, excluded.ended_at)`,
  succeededAt: sql`greatest(${jobReports.succeededAt}, excluded.succeeded_at)`,
  failedAt: sql`greatest(${jobReports.failedAt}, excluded.failed_at)`,
  milliseconds: sql`coalesce(excluded.milliseconds, ${jobReports.milliseconds})`,
  runs: sql`${jobReports.runs} + excluded.runs`,
  failures: sql`${jobReports.failures} + excluded.failures`,
}

function takeReport(job: JobRuns) {
  const { isRunning, hasNews, ...report } = job
  Object.assign(job, { hasNews: false, runs: 0, failures: 0 })
  return report
}

function giveBack(job: JobRuns, report: { runs: number; failures: number } | undefined) {
  job.hasNews = true
  job.runs += report?.runs ?? 0
  job.failures += report?.failures ?? 0
}
