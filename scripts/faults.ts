import { exitWithError } from '@/base/cli'
import { findOrInstall } from './debian'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

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
  const summary = await runVitest('faults', { titles: isQuick ? QUICK_TITLES : [] })
  if (isQuick && summary.passed + summary.failed < QUICK_TITLES.length)
    throw new Error('A title in QUICK_TITLES matches no test; correct it in scripts/faults.ts')
  exitWithSummary([summary])
} catch (error) {
  exitWithError(error)
}
