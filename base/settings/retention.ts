import 'server-only'
import * as z from 'zod'
import { wholeNumber } from './numbers'

/** Periods that depend on the reading of a law; docs/log-retention.md has their sources. */

export const RETENTION_SETTINGS = {
  ERASURE_WAIT_DAYS: wholeNumber(7, 400, 1),
  REQUEST_LOG_DAYS: wholeNumber(365, 3650, 180),
  BACKUP_DAYS: wholeNumber(90, 3650, 1),
  UNS_BACKUPS: z.string().default('/var/backups/uns'),
  /** The database rejects a deletion before eight years. */
  TAX_DOCUMENT_YEARS: wholeNumber(8, 30, 8),
}

const retentionSettings = z.object(RETENTION_SETTINGS)

export const readRetentionSettings = (env: z.output<typeof retentionSettings>) => ({
  erasureWaitDays: env.ERASURE_WAIT_DAYS,
  requestLogDays: env.REQUEST_LOG_DAYS,
  backupDays: env.BACKUP_DAYS,
  backupsFolder: env.UNS_BACKUPS,
  taxDocumentYears: env.TAX_DOCUMENT_YEARS,
})
