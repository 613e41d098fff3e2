import { exitWithError } from '@/base/cli'
import { settings } from '@/base/settings'
import { lockFolder } from '@/db/lock'
import { buildIfNeeded } from './site-build'

// The start that waits for this build has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

/** Holds the folder of the embedded database, so that a second start on it stops before it builds. */
try {
  const { databaseUrl, dataDir } = settings()
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir)
  await buildIfNeeded()
  unlock()
  process.removeAllListeners('disconnect')
  process.disconnect?.()
} catch (error) {
  exitWithError(error)
}
