import { readFileSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { exitWithError, printLine } from '@/base/cli'
import { routes } from '@/lib/routes'
import { CHROMIUM_FLAGS, findOrInstallChromium } from '@/scripts/browser'
import { buildIfNeeded } from '@/scripts/site-build'
import { watchRest } from '@/tests/e2e/page-rest'
import { logInNewTeacher } from '@/tests/support/api-user'
import { createLargeBook } from '@/tests/support/large-book'
import { startSite } from '@/tests/support/site'

/**
 * Time from tap to readable text and printed page on a slow phone, and memory use of a large book.
 * `--quick`: one opening and no large book.
 */

const SLOW_NETWORK = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const CPU_SLOWDOWN = 4
const isQuick = process.argv.includes('--quick')
const ROUND_COUNT = isQuick ? 1 : 3
const BUDGET = { text: 8_000, page: 25_000, megabytes: 200 }
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

try {
  await buildIfNeeded()
  const site = await startSite({ env: { LIST_LOAD_DELAY_MS: '0' } })
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  })
  const teacher = await logInNewTeacher(site)
  const openPhonePage = async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: site.url })
    const cookies = teacher.cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
    await context.addCookies(
      cookies.map(([name = '', value = '']) => ({ name, value, url: site.url })),
    )
    return context.newPage()
  }
  const openings = []
  for (let round = 0; round < ROUND_COUNT; round += 1)
    openings.push(await measureOpening(await openPhonePage()))
  const textMs = median(openings.map((timing) => timing.text))
  const pageMs = median(openings.map((timing) => timing.page))
  const megabytes = isQuick ? null : await measureMemory(browser, await openPhonePage())
  await browser.close()
  await site.stop()
  printLine(
    `Text readable after ${formatSeconds(textMs)}, at most ${formatSeconds(BUDGET.text)}`,
    `Printed page after ${formatSeconds(pageMs)}, at most ${formatSeconds(BUDGET.page)}`,
    ...(megabytes === null
      ? []
      : [`300 pages of 5 MB: ${megabytes} MB, at most ${BUDGET.megabytes}`]),
  )
  const isOver = textMs > BUDGET.text || pageMs > BUDGET.page || (megabytes ?? 0) > BUDGET.megabytes
  process.exit(isOver ? 1 : 0)
} catch (error) {
  exitWithError(error)
}

function getReaderFrame(page: Page) {
  return page.frameLocator('dialog[open] iframe')
}

function formatSeconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The network is slow from the library page on, which rules out prefetching. */
async function measureOpening(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const rest = watchRest(page)
  await page.goto(routes.ebook, { timeout: 120_000 })
  await rest()
  const start = performance.now()
  await page.getByRole('button', { name: 'Read Now' }).first().click()
  await getReaderFrame(page).locator('.book-run p').first().waitFor({ timeout: 60_000 })
  const textMs = performance.now() - start
  await openPrintedPages(page)
  const pageMs = performance.now() - start
  await page.context().close()
  return { text: textMs, page: pageMs }
}

/** Before hydration the page marker links to the file itself. */
async function openPrintedPages(page: Page) {
  await getReaderFrame(page).locator('html[data-view]').waitFor({ timeout: 60_000 })
  await getReaderFrame(page)
    .getByRole('button', { name: 'Printed page' })
    .click({ timeout: 60_000 })
  await getReaderFrame(page)
    .locator('.page[data-loaded] canvas')
    .first()
    .waitFor({ timeout: 60_000 })
}

/** Of the page and its worker, while paging through the whole book. */
async function measureMemory(browser: Browser, page: Page) {
  const file = createLargeBook({ pages: 300, pictureSide: 74 })
  await page.route('**/ebook/files/*', (route) => {
    const [, firstByte, lastByte] =
      /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? []
    const [begin, end] = [Number(firstByte), Math.min(Number(lastByte) + 1, file.length)]
    const headers = { 'content-range': `bytes ${begin}-${end - 1}/${file.length}` }
    return route.fulfill({ status: 206, headers, body: file.subarray(begin, end) })
  })
  await page.goto(routes.ebook)
  await page.getByRole('button', { name: 'Read Now' }).first().click()
  await openPrintedPages(page)
  const devtools = await browser.newBrowserCDPSession()
  let maxBytes = 0
  for (let share = 0; share <= 1; share += 0.05) {
    await getReaderFrame(page)
      .locator('.page-scroller')
      .evaluate((scroller, share) => {
        scroller.scrollTop = scroller.scrollHeight * share
      }, share)
    await page.waitForTimeout(300)
    maxBytes = Math.max(maxBytes, await readPrivateBytes(devtools))
  }
  return Math.round(maxBytes / 1e6)
}

/** Private memory of the largest process (Linux only). */
async function readPrivateBytes(devtools: CDPSession) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const bytes = pages.map(({ id }) => {
    const memoryMap = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
    return Number(/Private_Dirty: +(\d+)/.exec(memoryMap)?.[1] ?? 0) * 1024
  })
  return Math.max(...bytes)
}
