import { exitWithError } from '@/base/cli'
import { findOrInstallChromium } from './browser'
import { findOrInstall } from './debian'
import { findOrInstallObservatory } from './observatory'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

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
  exitWithSummary([await runVitest('security', { env, files })])
} catch (error) {
  exitWithError(error)
}
