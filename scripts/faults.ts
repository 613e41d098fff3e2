import { exitWithError } from '@/base/cli'
import { findOrInstall } from './debian'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

/** Injects faults into a PostgreSQL of its own under traffic; `--quick` runs the main ones. */

const QUICK_TITLES = [
  String.raw`restarted \(immediate\)`,
  'a table is locked for 15 s',
  'answers 500 for 8 s',
  'writing, three times',
  'SIGTERM under load',
]

try {
  findOrInstall('postgres')
  await buildIfNeeded()
  exitWithSummary([await runVitest('faults', { titles: isQuick ? QUICK_TITLES : [] })])
} catch (error) {
  exitWithError(error)
}
