import { createServer } from 'node:net'
import { exitWithError } from '@/base/cli'
import { createDataFolder } from '@/base/data-folder'
import { settings } from '@/base/settings'
import { lockFolder } from '@/db/lock'
import { listen } from '@/server/listen'
import { buildIfNeeded } from './site-build'

// The start that waits for this build has ended, perhaps while this program was loading.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
if (process.connected === false) process.exit(1)

/** Checks first what would stop the start after the build. */
try {
  const { databaseUrl, dataDir, port, host } = settings()
  const unlock = databaseUrl ? () => {} : lockDatabase(dataDir)
  await checkPort(port, host)
  await buildIfNeeded()
  unlock()
  process.removeAllListeners('disconnect')
  process.disconnect?.()
} catch (error) {
  exitWithError(error)
}

/** So that a second start on this folder stops before it builds. */
function lockDatabase(dataDir: string) {
  createDataFolder(dataDir)
  return lockFolder(dataDir)
}

async function checkPort(port: number, host?: string) {
  const server = createServer()
  await listen(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}
