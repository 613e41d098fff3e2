import { existsSync } from 'node:fs'
import { giveUp } from '@/base/say'
import { installFromDebian } from './debian'
import { buildIfNeeded } from './site-build'
import { conclude, vitest } from './tally'

/** A person's way through the site in a stock Firefox. Ends with one line: N passed, N failed. */

try {
  const firefox = findOrInstallFirefox()
  await buildIfNeeded()
  conclude([await vitest('firefox', { env: { FIREFOX_PATH: firefox } })])
} catch (error) {
  giveUp(error)
}

function findOrInstallFirefox(): string {
  const found = onThisMachine()
  if (found) return found
  installFromDebian('firefox-esr')
  const installed = onThisMachine()
  if (installed) return installed
  throw new Error(
    'Firefox is needed (Debian: apt-get install firefox-esr), or its path in FIREFOX_PATH.',
  )
}

function onThisMachine(): string | undefined {
  const known = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
  return known.find((file) => file && existsSync(file))
}
