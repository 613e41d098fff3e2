import { exitWithError } from '@/base/cli'
import { settings } from '@/base/settings'
import { closeDatabase, database } from '@/db/client'
import { buildIfNeeded } from './site-build'

/**
 * Before a start without a current build. Opening takes the lock of an embedded database, so a second
 * start stops here, before it builds. The compiled server goes on with what is open.
 */
try {
  if (!settings().databaseUrl) await database()
  await buildIfNeeded()
} catch (error) {
  await closeDatabase().catch(() => {})
  exitWithError(error)
}
