import { exitWithError } from '@/base/cli'
import { findOrInstallChromium } from '@/scripts/browser'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { findOrInstallObservatory } from './observatory'
import { runLabTests } from './run-tests'

/** Attacks over TLS and in a real browser, and Mozilla's scanner (`--quick` skips it). */

try {
  findOrInstall('openssl')
  await buildIfNeeded()
  const env = {
    CHROMIUM_PATH: findOrInstallChromium(),
    OBSERVATORY_PATH: isQuick ? '' : ((await findOrInstallObservatory()) ?? ''),
  }
  const files = isQuick ? ['cross-site', 'secure-session'] : []
  exitWithSummary([await runLabTests('security', { env, files })])
} catch (error) {
  exitWithError(error)
}
