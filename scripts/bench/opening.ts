import { readFileSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { giveUp, say } from '@/base/say'
import { largeBook } from '@/tests/support/large-book'
import { loggedInTeacher } from '@/tests/support/person'
import { startSite } from '@/tests/support/site'
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../browser'
import { buildIfNeeded } from '../site-build'

/**
 * How long a teacher on a slow phone waits for a book, from the tap to a text and to a printed page
 * that can be read, and what memory a heavy book takes there.
 */

const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 4
const LOOKS = 3
const BUDGET = { text: 8_000, page: 25_000, megabytes: 200 }
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

try {
  await buildIfNeeded()
  const site = await startSite({ env: { LIST_LOAD_DELAY_MS: '0' } })
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  })
  const person = await loggedInTeacher(site)
  const onPhone = async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: site.url })
    const cookies = person.cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
    await context.addCookies(
      cookies.map(([name = '', value = '']) => ({ name, value, url: site.url })),
    )
    return context.newPage()
  }
  const opened = []
  for (let look = 0; look < LOOKS; look += 1) opened.push(await opening(await onPhone()))
  const text = median(opened.map((one) => one.text))
  const page = median(opened.map((one) => one.page))
  const megabytes = await memory(browser, await onPhone())
  await browser.close()
  await site.stop()
  say(
    `Text readable after ${seconds(text)}, at most ${seconds(BUDGET.text)}`,
    `Printed page after ${seconds(page)}, at most ${seconds(BUDGET.page)}`,
    `300 pages of 5 MB: ${megabytes} MB, at most ${BUDGET.megabytes}`,
  )
  const isOver = text > BUDGET.text || page > BUDGET.page || megabytes > BUDGET.megabytes
  process.exit(isOver ? 1 : 0)
} catch (error) {
  giveUp(error)
}

function inside(page: Page) {
  return page.frameLocator('dialog[open] iframe')
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}

function median(all: number[]) {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
}

/** The line is slow from the shelf on, so nothing has been fetched ahead that such a line does not allow. */
async function opening(page: Page) {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto('/ebook', { waitUntil: 'networkidle', timeout: 120_000 })
  const start = performance.now()
  await page.getByRole('button', { name: 'Read Now' }).first().click()
  await inside(page).locator('.book-run p').first().waitFor({ timeout: 60_000 })
  const text = performance.now() - start
  await toPages(page)
  const drawn = performance.now() - start
  await page.context().close()
  return { text, page: drawn }
}

/** By the mark in the text, which leads to the file itself until the reader has come to life. */
async function toPages(page: Page) {
  await inside(page).locator('html[data-view]').waitFor({ timeout: 60_000 })
  await inside(page).getByRole('button', { name: 'Printed page' }).click({ timeout: 60_000 })
  await inside(page).locator('.page[data-loaded] canvas').first().waitFor({ timeout: 60_000 })
}

/** Of the page and its worker, while somebody goes through all of the book. */
async function memory(browser: Browser, page: Page) {
  const file = largeBook({ pages: 300, pictureSide: 74 })
  await page.route('**/ebook/files/*', (route) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? []
    const [begin, end] = [Number(from), Math.min(Number(to) + 1, file.length)]
    const headers = { 'content-range': `bytes ${begin}-${end - 1}/${file.length}` }
    return route.fulfill({ status: 206, headers, body: file.subarray(begin, end) })
  })
  await page.goto('/ebook')
  await page.getByRole('button', { name: 'Read Now' }).first().click()
  await toPages(page)
  const wire = await browser.newBrowserCDPSession()
  let most = 0
  for (let share = 0; share <= 1; share += 0.05) {
    await inside(page)
      .locator('.page-scroller')
      .evaluate((one, share) => {
        one.scrollTop = one.scrollHeight * share
      }, share)
    await page.waitForTimeout(300)
    most = Math.max(most, await heldBy(wire))
  }
  return Math.round(most / 1e6)
}

/** What the heaviest page's process has for itself, pictures and workers included (Linux tells). */
async function heldBy(wire: CDPSession) {
  const { processInfo } = await wire.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const bytes = pages.map(({ id }) => {
    const told = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
    return Number(/Private_Dirty: +(\d+)/.exec(told)?.[1] ?? 0) * 1024
  })
  return Math.max(...bytes)
}
