import { exitWithError, printLine } from '@/base/cli'
import { closeDatabase } from '@/db/client'
import { listConfirmedDomains } from '@/lib/school-sites/domain/domain'
import { openExistingDatabase } from './existing-database'

/** One domain a line, for the program that requests their certificates. */

try {
  await openExistingDatabase()
  for (const { domain } of await listConfirmedDomains()) printLine(domain)
  await closeDatabase()
} catch (error) {
  exitWithError(error)
}
