import { existsSync } from 'node:fs'
import { exitWithError } from '@/base/cli'
import { installFromDebian } from './debian'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, runVitest } from './test-summary'

/** A person's way through the site in a stock Firefox. Ends with one line: N passed, N failed. */

try {
  const firefox = findOrInstallFirefox()
  await buildIfNeeded()
  exitWithSummary([await runVitest('firefox', { env: { FIREFOX_PATH: firefox } })])
} catch (error) {
  exitWithError(error)
}

function findOrInstallFirefox(): string {
  const existingPath = findFirefox()
  if (existingPath) return existingPath
  installFromDebian('firefox-esr')
  const installedPath = findFirefox()
  if (installedPath) return installedPath
  throw new Error(
    'Firefox is needed (Debian: apt-get install firefox-esr), or its path in FIREFOX_PATH.',
  )
}

function findFirefox(): string | undefined {
  const candidates = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
  return candidates.find((file) => file && existsSync(file))
}
