import { exitWithError, printLine } from '@/base/cli'
import { findOrInstall } from './debian'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

/**
 * Sends what no browser would, by the ten thousand, and then ordinary traffic for ten minutes
 * (`-- --minutes=2` for fewer; `-- --quick` leaves that part out, and most of the odd inputs).
 * Ends with one line: N passed, N failed.
 */
const [, minutes = isQuick ? '0' : '10'] = /--minutes=(\d+)/.exec(process.argv.join(' ')) ?? []

try {
  findOrInstall('postgres')
  await buildIfNeeded()
  printLine(`The traffic of the last part takes ${minutes} minutes.`)
  const files = isQuick ? ['sockets', 'endpoints', 'flood', 'rush', 'timing'] : []
  const env = { SOAK_MINUTES: minutes, TIMING_ROUNDS: isQuick ? '40' : '200' }
  exitWithSummary([await runVitest('abuse', { env, files })])
} catch (error) {
  exitWithError(error)
}
