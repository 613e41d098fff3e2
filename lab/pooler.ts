import { exitWithError } from '@/base/cli'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** Behind pgbouncer in transaction mode; `--quick` skips the integration tests at risk. */

try {
  findOrInstall('pgbouncer', 'postgres')
  await buildIfNeeded()
  exitWithSummary([await runLabTests('pooler', { files: isQuick ? ['lab/tests/pooler'] : [] })])
} catch (error) {
  exitWithError(error)
}
