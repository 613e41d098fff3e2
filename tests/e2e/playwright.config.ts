import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/browser'
import { isFullRun } from '../support/full-run'
import { PATIENCE } from '../support/patience'

/** Width-dependent tests run in both windows (half of them at night), all others on the phone. */
const WIDTH_DEPENDENT = isFullRun
  ? /(header|keyboard|toolkit|workshops)\.spec\.ts$/
  : /header\.spec\.ts$/

/** CSP violations and requests do not depend on the window width. */
const DESKTOP_ONLY = isFullRun
  ? /(content-policy|reader-file)\.spec\.ts$/
  : /(content-policy|keyboard|reader-file)\.spec\.ts$/

// Here, because the runner's other processes have its environment but not its options.
const isVisible = process.argv.some((option) => /^--(headed|debug|ui)\b/.test(option))
process.env.CHROMIUM_PATH ||= findBrowser({ isVisible }) ?? ''

/** Layout then does not depend on which fonts the machine has. */
const FONTS_FOLDER = '/usr/share/fonts/truetype/dejavu'
const SAME_FONTS =
  existsSync(FONTS_FOLDER) && !process.env.FONTCONFIG_FILE
    ? { FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') }
    : {}

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  globalSetup: process.env.E2E_BASE_URL ? undefined : './start-site.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/screen-reader-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Only in `.ci/run`, which names each retried test.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: PATIENCE * 180_000,
  expect: { timeout: PATIENCE * 60_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: CHROMIUM_FLAGS,
      env: { ...process.env, ...SAME_FONTS },
    },
  },
  projects: [
    { name: 'desktop', testMatch: [WIDTH_DEPENDENT, DESKTOP_ONLY], use: DESKTOP },
    { name: 'phone', testIgnore: DESKTOP_ONLY, use: PHONE },
    // The run on the other database repeats only these: little else can differ in a browser.
    { name: 'again', testMatch: /journey\.spec\.ts$/, use: PHONE },
    { name: 'wide', testMatch: /accessible\.spec\.ts$/, use: DESKTOP },
  ],
})
