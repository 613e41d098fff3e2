import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { say } from '@/base/say'

/** It runs where there is no sandbox and no display, and asks nothing of the network by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium: the machine's own, else Playwright's download, else Debian's package. */
export function findOrInstallChromium(): string {
  const found = onThisMachine()
  if (found) return found
  say('No Chromium found; installing one for the end-to-end tests …')
  const playwright = [
    'node_modules/playwright/cli.js',
    'install',
    '--with-deps',
    'chromium-headless-shell',
    'chromium',
  ]
  spawnSync(process.execPath, playwright, { stdio: 'inherit', timeout: 180_000 })
  const downloaded = onThisMachine()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0) {
    spawnSync('sh', ['-c', 'apt-get update -q && apt-get install -y -q chromium'], {
      stdio: 'inherit',
    })
  }
  const packaged = onThisMachine()
  if (packaged) return packaged
  throw new Error(
    'The end-to-end tests need Chromium. Install it and set CHROMIUM_PATH to its program.',
  )
}

function onThisMachine(): string | undefined {
  const known = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...named()]
  return known.find((path) => path && existsSync(path))
}

function named() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
}
