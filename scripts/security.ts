import { exitWithError } from '@/base/cli'
import { findOrInstallChromium } from './browser'
import { findOrInstall } from './debian'
import { findOrInstallObservatory } from './observatory'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

/** Attacks over TLS and in a real browser, and Mozilla's scanner (`--quick` skips it). */

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
