import { giveUp } from '@/base/say'
import { debianPrograms } from './debian'
import { conclude, isQuick, vitest } from './tally'

/**
 * Tries what deploy/ ships: nginx before two instances on one PostgreSQL, an update under load, a
 * backup and its restore. The servers run in a temporary folder on ports of their own, as `nobody`
 * when root asks. `--quick` tries only what nginx keeps, and whom it lets through. Ends with one line: N passed, N failed.
 */

const PACKAGES = ['nginx-light', 'postgresql', 'openssl', 'curl']

try {
  const env = debianPrograms(PACKAGES, ['nginx', 'openssl', 'curl'])
  const files = isQuick ? ['shipped', 'caller', 'caching'] : []
  conclude([await vitest('deploy', { env, files })])
} catch (error) {
  giveUp(error)
}
