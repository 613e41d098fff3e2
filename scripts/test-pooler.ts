import { giveUp } from '@/base/say'
import { findOrInstall } from './debian'
import { buildIfNeeded } from './site-build'
import { conclude, isQuick, vitest } from './tally'

/**
 * The site behind pgbouncer in transaction mode: migrations, statements and what goes through without
 * them, then the integration tests that a pooler could do harm to; with `--quick` only the first.
 * Ends with one line: N passed, N failed.
 */

try {
  findOrInstall('pgbouncer', 'postgres')
  await buildIfNeeded()
  conclude([await vitest('pooler', { files: isQuick ? ['tests/pooler'] : [] })])
} catch (error) {
  giveUp(error)
}
