import { giveUp } from '@/base/say'
import { findOrInstallChromium } from './browser'
import { findOrInstallObservatory } from './observatory'
import { buildIfNeeded } from './site-build'
import { conclude, vitest } from './tally'

/**
 * What an attacker tries, over TLS and in a real browser, and what Mozilla's scanner says.
 * The cheaper part of it runs with every `npm test`. Ends with one line: N passed, N failed.
 */

try {
  await buildIfNeeded()
  const tools = {
    CHROMIUM_PATH: findOrInstallChromium(),
    OBSERVATORY_PATH: (await findOrInstallObservatory()) ?? '',
  }
  conclude([await vitest('security', tools)])
} catch (error) {
  giveUp(error)
}
