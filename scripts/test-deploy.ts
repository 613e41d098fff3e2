import { exitWithError } from '@/base/cli'
import { findOrInstall, findPostgresPrograms, installMissing } from './debian'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

/**
 * Tries what deploy/ ships: the page on a Node host in a Debian that boots for it, the image, nginx before
 * two instances on one PostgreSQL, an update under load, a backup and its restore. The servers run in a
 * temporary folder on ports of their own, as `nobody` when root asks. `--quick` tries only what nginx
 * keeps, and whom it lets through. Ends with one line: N passed, N failed.
 */

try {
  findOrInstall('nginx', 'postgres', 'openssl', 'curl')
  const env = { POSTGRES_BIN: findPostgresPrograms() ?? '' }
  const files = isQuick ? ['shipped', 'caller', 'caching'] : []
  const summaries = [await runVitest('deploy', { env, files })]
  if (!isQuick) {
    // For whole machines and images. The tests that need them say so where they cannot be had.
    installMissing('debootstrap', 'systemd-nspawn', 'podman', 'crun', 'buildah')
    summaries.push(await runVitest('hosts'))
  }
  exitWithSummary(summaries)
} catch (error) {
  exitWithError(error)
}
