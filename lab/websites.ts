import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { exitWithError, printLine } from '@/base/cli'
import { CHROMIUM_FLAGS, findOrInstallHeadlessShell } from '@/scripts/browser'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { startSite } from '@/tests/support/site'
import { SAMPLE_SCHOOLS } from './sample-schools'
import { publishSampleWebsite } from './sample-websites'

/**
 * Publishes the websites of five invented schools with photos, takes a picture of each home page on a phone and
 * on a laptop, and fails for one over its bytes on a phone or wider than its window. `--quick`: two schools.
 */

const FOLDER = '.data/websites'
const MAX_BYTES = 100 * 1024
const VIEWS = [
  { width: 360, deviceScaleFactor: 2, isMobile: true },
  { width: 1280, deviceScaleFactor: 1, isMobile: false },
]

try {
  await buildIfNeeded()
  mkdirSync(FOLDER, { recursive: true })
  const site = await startSite()
  const browser = await chromium.launch({
    executablePath: findOrInstallHeadlessShell(),
    args: CHROMIUM_FLAGS,
  })
  let [passed, failed] = [0, 0]
  for (const school of isQuick ? SAMPLE_SCHOOLS.slice(0, 2) : SAMPLE_SCHOOLS) {
    const url = site.url + (await publishSampleWebsite(site, school))
    for (const view of VIEWS) {
      const { bytes, spare } = await takePicture(browser, url, school.key, view)
      const isOver = (view.isMobile && bytes > MAX_BYTES) || spare > 0
      printLine(
        `${isOver ? 'failed: ' : ''}${school.key} (${school.design}, ${school.language}) at ${view.width}: ${(bytes / 1024).toFixed(1)} KB`,
      )
      if (isOver) failed += 1
      else passed += 1
    }
  }
  await browser.close()
  await site.stop()
  printLine(`The pictures are in ${FOLDER}.`)
  exitWithSummary([{ passed, failed, skipped: 0 }])
} catch (error) {
  exitWithError(error)
}

/** Everything that a visitor loads who reads the page to its end. */
async function takePicture(
  browser: Browser,
  url: string,
  name: string,
  { width, ...device }: (typeof VIEWS)[number],
) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...device })
  const page = await context.newPage()
  await page.goto(url)
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((element: HTMLImageElement) => element.decode())
  }
  const [bytes, spare] = await page.evaluate(() => [
    performance
      .getEntries()
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'transferSize') ?? 0), 0),
    document.documentElement.scrollWidth - innerWidth,
  ])
  await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true })
  await context.close()
  return { bytes: bytes ?? 0, spare: spare ?? 0 }
}
