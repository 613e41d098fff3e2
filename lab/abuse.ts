import { exitWithError, printLine } from '@/base/cli'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** Malformed requests, then ten minutes of normal traffic (`-- --minutes=2`, `-- --quick`). */
const [, minutes = isQuick ? '0' : '10'] = /--minutes=(\d+)/.exec(process.argv.join(' ')) ?? []

try {
  findOrInstall('postgres')
  await buildIfNeeded()
  printLine(`The mixed traffic at the end takes ${minutes} minutes.`)
  const files = isQuick ? ['sockets', 'endpoints', 'flood', 'burst', 'timing'] : []
  const env = {
    SOAK_MINUTES: minutes,
    ...(isQuick && { TIMING_ROUNDS: '40', ABUSE_RUNS: '1000', BURST_SIZE: '500' }),
  }
  exitWithSummary([await runLabTests('abuse', { env, files })])
} catch (error) {
  exitWithError(error)
}
