import { exitWithError } from '@/base/cli'
import { findOrInstall } from './debian'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

/** Behind pgbouncer in transaction mode; `--quick` skips the integration tests at risk. */

try {
  findOrInstall('pgbouncer', 'postgres')
  await buildIfNeeded()
  exitWithSummary([await runVitest('pooler', { files: isQuick ? ['tests/pooler'] : [] })])
} catch (error) {
  exitWithError(error)
}
