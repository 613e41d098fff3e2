import { giveUp } from '@/base/say'
import { debianPrograms, installWhatLacks } from './debian'
import { conclude, isQuick, vitest } from './tally'

/**
 * Tries what deploy/ ships: the page on a Node host in a Debian that boots for it, the image, nginx before
 * two instances on one PostgreSQL, an update under load, a backup and its restore. The servers run in a
 * temporary folder on ports of their own, as `nobody` when root asks. `--quick` tries only what nginx
 * keeps, and whom it lets through. Ends with one line: N passed, N failed.
 */

const DEBIAN = ['nginx-light', 'postgresql', 'openssl', 'curl']
/** For whole machines and images; the tests that need them say so where they cannot be had. */
const MACHINES = ['debootstrap', 'systemd-container', 'podman', 'crun', 'buildah']

try {
  const env = debianPrograms(DEBIAN, ['nginx', 'openssl', 'curl'])
  const files = isQuick ? ['shipped', 'caller', 'caching'] : []
  const tallies = [await vitest('deploy', { env, files })]
  if (!isQuick) {
    installWhatLacks(MACHINES, ['debootstrap', 'systemd-nspawn', 'podman'])
    tallies.push(await vitest('hosts'))
  }
  conclude(tallies)
} catch (error) {
  giveUp(error)
}
