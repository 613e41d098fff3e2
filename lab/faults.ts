import { exitWithError } from '@/base/cli'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** Injects faults into a PostgreSQL of its own under traffic; `--quick` runs the main ones. */

const QUICK_TITLES = [
  String.raw`restarted \(immediate\)`,
  'a table is locked for 15 s',
  'responds with 500 for 8 s',
  'during writes, three times',
  'SIGTERM under load',
]

try {
  findOrInstall('postgres')
  await buildIfNeeded()
  const summary = await runLabTests('faults', { titles: isQuick ? QUICK_TITLES : [] })
  if (isQuick && summary.passed + summary.failed < QUICK_TITLES.length)
    throw new Error('A title in QUICK_TITLES matches no test; correct it in lab/faults.ts')
  exitWithSummary([summary])
} catch (error) {
  exitWithError(error)
}
