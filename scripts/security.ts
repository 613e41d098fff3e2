import { giveUp } from '@/base/say'
import { findOrInstallChromium } from './browser'
import { findOrInstall } from './debian'
import { findOrInstallObservatory } from './observatory'
import { buildIfNeeded } from './site-build'
import { conclude, isQuick, vitest } from './tally'

/**
 * What an attacker tries, over TLS and in a real browser, and what Mozilla's scanner says.
 * The cheaper part of it runs with every `npm test`; `--quick` leaves the scanner out. Ends with one line: N passed, N failed.
 */

try {
  findOrInstall('openssl')
  await buildIfNeeded()
  const env = {
    CHROMIUM_PATH: findOrInstallChromium(),
    OBSERVATORY_PATH: isQuick ? '' : ((await findOrInstallObservatory()) ?? ''),
  }
  const files = isQuick ? ['cross-site', 'secure-session'] : []
  conclude([await vitest('security', { env, files })])
} catch (error) {
  giveUp(error)
}
