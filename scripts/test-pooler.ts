import { exitWithError } from '@/base/cli'
import { findOrInstall } from './debian'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

/**
 * The site behind pgbouncer in transaction mode: migrations, statements and what goes through without
 * them, then the integration tests that a pooler could do harm to; with `--quick` only the first.
 * Ends with one line: N passed, N failed.
 */

try {
  findOrInstall('pgbouncer', 'postgres')
  await buildIfNeeded()
  exitWithSummary([await runVitest('pooler', { files: isQuick ? ['tests/pooler'] : [] })])
} catch (error) {
  exitWithError(error)
}
