import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** What all instances report of a scheduled job. A run that has not ended started after the last end. */
export const jobReports = pgTable('job_reports', {
  name: text('name').primaryKey(),
  startedAt: timestamptz('started_at').notNull(),
  endedAt: timestamptz('ended_at'),
  succeededAt: timestamptz('succeeded_at'),
  failedAt: timestamptz('failed_at'),
  /** Of the last run. */
  milliseconds: integer('milliseconds'),
  runs: integer('runs').notNull().default(0),
  failures: integer('failures').notNull().default(0),
})
