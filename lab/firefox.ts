import { existsSync } from 'node:fs'
import { exitWithError } from '@/base/cli'
import { installFromDebian } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** A user journey in stock Firefox. Ends with: N passed, N failed. */

try {
  const firefox = findOrInstallFirefox()
  await buildIfNeeded()
  exitWithSummary([await runLabTests('firefox', { env: { FIREFOX_PATH: firefox } })])
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
    'Firefox is missing. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its executable.',
  )
}

function findFirefox(): string | undefined {
  const candidates = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
  return candidates.find((file) => file && existsSync(file))
}
