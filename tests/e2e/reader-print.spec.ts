import type { Route } from 'playwright/test'
import { createLargeBook } from '../support/large-book'
import { PATIENCE } from '../support/patience'
import { readPdfImages, readPdfTexts } from '../support/pdf-pages'
import { expect, type Page, test } from './fixtures'
import {
  dialog,
  FILES,
  pageIndicator,
  pageRegion,
  readerFrame,
  retryButton,
  serveRanges,
  toolButton,
} from './reader-steps'
import { createGate, expectAccessible, registerAndLogIn } from './steps'
import { logInAsManager, publishBook } from './team-steps'

/** Prints a book with pages only, on the review site, where no other test counts books. */

test.use({ baseURL: process.env.E2E_REVIEW_URL ?? process.env.E2E_BASE_URL })
test.describe.configure({ mode: 'default' })

// A restarted worker publishes the book again, so the title must differ.
const TITLE = `Pages for the wall ${Date.now().toString(36)}`
const PAGE_COUNT = 5
const isWide = (page: number) => page === 3 || page === 5

test.beforeAll(async ({ browser, baseURL }) => {
  test.slow()
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const teamPage = await context.newPage()
  await logInAsManager(teamPage, '/team', process.env.E2E_REVIEW_OUTBOX)
  const file = createLargeBook({ pages: PAGE_COUNT, pictureSide: 60, isWide })
  await publishBook(teamPage, { title: TITLE, file, isFree: true })
  await context.close()
})

test.beforeEach(async ({ page, user }) => {
  await registerAndLogIn(page, user)
  // Headless Chromium opens no print dialog; only the call counts.
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset.printed = String(Number(dataset.printed ?? 0) + 1)
    }
  })
})

const printDialog = (page: Page) =>
  readerFrame(page).getByRole('dialog', { name: 'Print the book' })
const printPages = (page: Page) => page.locator('body > .print-pages')
const html = (page: Page) => page.locator('html')

async function openBook(page: Page) {
  await page.goto('/ebook')
  await page.getByRole('button', { name: `Read Now: ${TITLE}` }).click()
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
}

async function pressPrint(page: Page) {
  await toolButton(page, 'Text and paper').click()
  await readerFrame(page).getByRole('button', { name: 'Print the book' }).dblclick()
}

async function printToSheets(page: Page) {
  await expect(html(page)).toHaveAttribute('data-printed', '1')
  await expect(page).toHaveTitle(TITLE)
  return readPdfImages(await page.pdf({ preferCSSPageSize: true }))
}

function expectSheets(sheets: Awaited<ReturnType<typeof printToSheets>>, widePages: boolean[]) {
  expect(sheets.map((item) => item.isWide)).toEqual(widePages)
  for (const { pictureCount, shadeCount } of sheets) {
    expect(pictureCount).toBe(1)
    expect(shadeCount).toBeGreaterThan(20)
  }
}

const pageNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('pressing Print twice prints each page once on its own sheet and cleans up', {
  tag: '@night',
}, async ({ page }) => {
  await openBook(page)
  const title = await page.title()
  await page.keyboard.press('End')
  await expect(pageIndicator(page)).toHaveText(`Page ${PAGE_COUNT} of ${PAGE_COUNT}`)
  const readUrlCount = await trackObjectUrls(page)
  await pressPrint(page)
  expectSheets(await printToSheets(page), pageNumbers(PAGE_COUNT).map(isWide))
  await expect(printPages(page)).toHaveCount(0)
  await expect(printDialog(page)).toHaveCount(0)
  expect(await readUrlCount()).toBe(0)
  await expect(readerFrame(page).locator('.page-scroller')).toBeFocused()
  await expect(page).toHaveTitle(title)
  await expect(pageIndicator(page)).toHaveText(`Page ${PAGE_COUNT} of ${PAGE_COUNT}`)
  await page.keyboard.press('Home')
  await expect(pageIndicator(page)).toHaveText(`Page 1 of ${PAGE_COUNT}`)
  await expect(html(page)).toHaveAttribute('data-printed', '1')
})

async function trackObjectUrls(page: Page) {
  const root = readerFrame(page).locator('html')
  await root.evaluate((element) => {
    element.dataset.urls = '0'
    const countBy = (delta: number) => {
      element.dataset.urls = String(Number(element.dataset.urls) + delta)
    }
    const { createObjectURL: createUrl, revokeObjectURL: revokeUrl } = URL
    URL.createObjectURL = (source) => {
      countBy(1)
      return createUrl.call(URL, source)
    }
    URL.revokeObjectURL = (url) => {
      countBy(-1)
      revokeUrl.call(URL, url)
    }
  })
  return async () => Number(await root.getAttribute('data-urls'))
}

test('prints a book of slides in landscape', { tag: '@night' }, async ({ page }) => {
  await page.route(
    FILES,
    serveRanges(createLargeBook({ pages: 4, pictureSide: 60, isWide: () => true })),
  )
  await openBook(page)
  await page.keyboard.press('Control+p')
  expectSheets(await printToSheets(page), [true, true, true, true])
})

test("the browser's own print menu names the reader's print button", { tag: '@night' }, async ({
  page,
}) => {
  await openBook(page)
  const sheets = await readPdfTexts(await page.pdf({ format: 'A4' }))
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toContain('To print this book, open “Text and paper”')
})

test('announces the printing progress and cleans up after cancelling', { tag: '@night' }, async ({
  page,
}) => {
  const file = createLargeBook({ pages: 12, pictureSide: 200 })
  const { opened, open } = createGate()
  const connection = createBreakableConnection(file, (route) =>
    opened.then(() => serveRanges(file)(route)),
  )
  await page.route(FILES, connection.route)
  await openBook(page)
  connection.cut()
  await pressPrint(page)
  await expect(printDialog(page).getByRole('status')).toHaveText(/^[2-8] of 12 pages are ready/)
  await expect(printDialog(page).getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(printDialog(page)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
  connection.mend()
  open()
  await pressPrint(page)
  await expect(html(page)).toHaveAttribute('data-printed', '1')
  await printDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(printPages(page)).toHaveCount(0)
})

/** After `cut`, requests for the second half fail until `mend`. */
function createBreakableConnection(file: Buffer, reject: (route: Route) => Promise<void>) {
  let isCutOff = false
  const serveFile = serveRanges(file)
  return {
    cut: () => {
      isCutOff = true
    },
    mend: () => {
      isCutOff = false
    },
    route: (route: Route) => {
      const [, start] = /bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? []
      return isCutOff && Number(start) > file.length / 2 ? reject(route) : serveFile(route)
    },
  }
}

test('a connection lost while printing shows an error, and retrying prints the whole book', {
  tag: '@night',
}, async ({ page, expectStatus }) => {
  expectStatus(0)
  const file = createLargeBook({ pages: 12, pictureSide: 200 })
  const connection = createBreakableConnection(file, (route) => route.abort())
  await page.route(FILES, connection.route)
  await openBook(page)
  connection.cut()
  await pressPrint(page)
  const alert = printDialog(page).getByRole('alert')
  await expect(alert).toContainText('The connection failed')
  expect(await printPages(page).count()).toBe(0)
  connection.mend()
  await retryButton(page).click()
  expectSheets(
    await printToSheets(page),
    pageNumbers(12).map(() => false),
  )
})

test('a session that ends while printing shows an error with a login link', {
  tag: '@night',
}, async ({ page, expectStatus }) => {
  expectStatus(404)
  const file = createLargeBook({ pages: 12, pictureSide: 200 })
  const connection = createBreakableConnection(file, (route) => route.fulfill({ status: 404 }))
  await page.route(FILES, connection.route)
  await openBook(page)
  connection.cut()
  await pressPrint(page)
  await expect(printDialog(page).getByRole('alert')).toContainText('You are logged out')
  await expect(printDialog(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  await printDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(readerFrame(page).locator('.book-fault')).toContainText('You are logged out')
  expect(await html(page).getAttribute('data-printed')).toBeNull()
})

test('a failed page is named and can be retried or left out', { tag: '@night' }, async ({
  page,
}) => {
  await openBook(page)
  await readerFrame(page)
    .locator('html')
    .evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype
      let calls = 0
      HTMLCanvasElement.prototype.toBlob = function (callback, ...rest) {
        calls += 1
        if (calls === 2 || calls === 3) callback(null)
        else toBlob.call(this, callback, ...rest)
      }
    })
  await pressPrint(page)
  const alert = printDialog(page).getByRole('alert')
  await expect(alert).toContainText('We could not prepare page 2')
  await retryButton(page).click()
  await expect(alert).toContainText('We could not prepare page 2')
  await printDialog(page).getByRole('button', { name: 'Print without this page' }).click()
  expectSheets(await printToSheets(page), [false, true, false, true])
})

test('closing the book stops printing', { tag: '@night' }, async ({ page }) => {
  await openBook(page)
  await pressPrint(page)
  await expect(printPages(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(printPages(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(TITLE)
})

test('prints a book of 300 pages', { tag: '@night' }, async ({ page }) => {
  await page.route(FILES, serveRanges(createLargeBook({ pages: 300, pictureSide: 30 })))
  await openBook(page)
  await pressPrint(page)
  await expect(html(page)).toHaveAttribute('data-printed', '1', { timeout: PATIENCE * 120_000 })
  const heights = await printPages(page)
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => (picture as HTMLImageElement).naturalHeight),
    )
  expect(heights).toEqual(pageNumbers(300).map(() => 1754))
  expect(await readPdfTexts(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(300)
})
