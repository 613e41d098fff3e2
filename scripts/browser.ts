import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { printLine } from '@/base/cli'

/** For hosts without sandbox and display; no background network traffic. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The installed Chromium, else Playwright's download, else Debian's package. */
export function findOrInstallChromium(): string {
  const existingPath = findChromium()
  if (existingPath) return existingPath
  printLine('No Chromium found; installing one for the end-to-end tests …')
  const playwright = [
    'node_modules/playwright/cli.js',
    'install',
    '--with-deps',
    'chromium-headless-shell',
    'chromium',
  ]
  spawnSync(process.execPath, playwright, { stdio: 'inherit', timeout: 180_000 })
  const downloadedPath = findChromium()
  if (downloadedPath) return downloadedPath
  installPackage('chromium')
  const packagedPath = findChromium()
  if (packagedPath) return packagedPath
  throw new Error(
    'Chromium is missing, but the end-to-end tests need it. Install it and set CHROMIUM_PATH to its executable.',
  )
}

/** Renders at less than half the CPU time of the full browser, which is the fallback. */
export function findOrInstallHeadlessShell(): string {
  if (!findShell()) installPackage('chromium-headless-shell')
  return findShell() || findOrInstallChromium()
}

/** For one test by hand, where nothing is installed. */
export const findBrowser = ({ isVisible }: { isVisible: boolean }): string | undefined =>
  (!isVisible && findShell()) || findChromium()

const findShell = () => process.env.CHROMIUM_PATH || findProgram('chromium-headless-shell')

function installPackage(name: string) {
  if (process.getuid?.() !== 0) return
  const command = `apt-get update -q && apt-get install -y -q --no-install-recommends ${name}`
  spawnSync('sh', ['-c', command], { stdio: 'inherit', timeout: 180_000 })
}

function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...CHROMIUM_NAMES.map(findProgram),
  ]
  return candidates.find((path) => path && existsSync(path))
}

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const findProgram = (name: string) =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
