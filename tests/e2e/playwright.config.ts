import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS } from '../../scripts/browser'
import { isFullRun } from '../support/full-run'

/** What depends on the width of the window is looked at twice, half of it at night; all else on the phone. */
const WIDTH_DEPENDENT = isFullRun
  ? /(header|keyboard|toolkit|workshops)\.spec\.ts$/
  : /(header|keyboard)\.spec\.ts$/

/** What a browser refuses, or fetches, does not depend on the width of its window. */
const DESKTOP_ONLY = /(content-policy|reader-file)\.spec\.ts$/

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: '.',
  globalSetup: process.env.E2E_BASE_URL ? undefined : './start-site.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  fullyParallel: true,
  // Browsers wait for pages, pages for the server: three tests keep two cores busy.
  workers: 3,
  // A second look, named in the summary as flaky, so that a slow moment of the machine is no failure.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'desktop', testMatch: [WIDTH_DEPENDENT, DESKTOP_ONLY], use: DESKTOP },
    { name: 'phone', testIgnore: DESKTOP_ONLY, use: PHONE },
    // The round on another database, in which little of what a browser sees can differ, has time for these.
    { name: 'again', testMatch: /journey\.spec\.ts$/, use: PHONE },
    { name: 'wide', testMatch: /accessible\.spec\.ts$/, use: DESKTOP },
  ],
})
