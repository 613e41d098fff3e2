import { exitWithError } from '@/base/cli'
import { settings } from '@/base/settings'
import { closeDatabase, database } from '@/db/client'
import { buildIfNeeded } from './site-build'

/** Opens the embedded database first: its lock stops a second start before it builds. */
try {
  if (!settings().databaseUrl) await database()
  await buildIfNeeded()
} catch (error) {
  await closeDatabase().catch(() => {})
  exitWithError(error)
}
