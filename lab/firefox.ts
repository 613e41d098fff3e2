import { existsSync } from 'node:fs'
import { exitWithError } from '@/base/cli'
import { installFromDebian } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** A user journey in stock Firefox (`--quick`: up to the login). Ends with: N passed, N failed. */

const QUICK_TITLES = ['registers: names', 'logs in and opens']

try {
  const firefox = findOrInstallFirefox()
  await buildIfNeeded()
  const titles = isQuick ? QUICK_TITLES : []
  exitWithSummary([await runLabTests('firefox', { env: { FIREFOX_PATH: firefox }, titles })])
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
