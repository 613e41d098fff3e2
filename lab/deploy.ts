import { exitWithError } from '@/base/cli'
import { findOrInstall, findPostgresPrograms, installMissing } from '@/scripts/debian'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/**
 * Tests deploy/: Debian host, image, nginx with two instances, update under load, backup and
 * restore. Runs in a temporary folder, as `nobody` under root. `--quick`: only nginx caching and
 * access. Ends with: N passed, N failed.
 */

try {
  findOrInstall('nginx', 'postgres', 'openssl', 'curl')
  const env = { POSTGRES_BIN: findPostgresPrograms() ?? '' }
  const files = isQuick ? ['shipped', 'caller', 'caching'] : []
  const summaries = [await runLabTests('deploy', { env, files })]
  if (!isQuick) {
    // Tests that need these are skipped with a reason where they are unavailable.
    installMissing('debootstrap', 'systemd-nspawn', 'podman', 'crun', 'buildah')
    summaries.push(await runLabTests('hosts'))
  }
  exitWithSummary(summaries)
} catch (error) {
  exitWithError(error)
}
