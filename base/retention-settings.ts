import 'server-only'
import * as z from 'zod'

/** Periods that depend on the reading of a law; docs/log-retention.md has their sources. */

const period = (fallback: number, min: number, max: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(fallback)

export const RETENTION_SETTINGS = {
  ERASURE_WAIT_DAYS: period(7, 1, 400),
  REQUEST_LOG_DAYS: period(365, 180, 3650),
  BACKUP_DAYS: period(90, 1, 3650),
  /** The database rejects a deletion before eight years. */
  TAX_DOCUMENT_YEARS: period(8, 8, 30),
}

const retentionSettings = z.object(RETENTION_SETTINGS)

export const readRetentionSettings = (env: z.output<typeof retentionSettings>) => ({
  erasureWaitDays: env.ERASURE_WAIT_DAYS,
  requestLogDays: env.REQUEST_LOG_DAYS,
  backupDays: env.BACKUP_DAYS,
  taxDocumentYears: env.TAX_DOCUMENT_YEARS,
})
