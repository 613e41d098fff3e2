import type { Route } from 'playwright/test'
import { largeBook } from '../support/large-book'
import { pdfPages, pdfPictures } from '../support/pdf-pages'
import { expect, type Page, test } from './fixtures'
import { dialog, FILES, inside, place, serve, sheet, tool, tryAgain } from './reader-steps'
import { enter, expectInOrder, gateway } from './steps'
import { enterAsManager, publishBook } from './team-steps'

/** The printing of a book that has pages alone, on the site where no other test counts the books. */

test.use({ baseURL: process.env.E2E_REVIEW_URL ?? process.env.E2E_BASE_URL })
// One book for all of them.
test.describe.configure({ mode: 'default' })

// A worker that begins anew publishes it once more.
const TITLE = `Pages for the wall ${Date.now().toString(36)}`
const PAGES = 5
const isWide = (page: number) => page === 3 || page === 5

test.beforeAll(async ({ browser, baseURL }) => {
  test.slow()
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const team = await context.newPage()
  await enterAsManager(team, '/team', process.env.E2E_REVIEW_OUTBOX)
  const file = largeBook({ pages: PAGES, pictureSide: 60, isWide })
  await publishBook(team, { title: TITLE, file, isFree: true })
  await context.close()
})

test.beforeEach(async ({ page, person }) => {
  await enter(page, person)
  // The dialog of a browser without a window: it is called, and nothing opens.
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset.printed = String(Number(dataset.printed ?? 0) + 1)
    }
  })
})

const printSheet = (page: Page) => inside(page).getByRole('dialog', { name: 'Print the book' })
const laidOut = (page: Page) => page.locator('body > .print-pages')
const html = (page: Page) => page.locator('html')

async function openBook(page: Page) {
  await page.goto('/ebook')
  await page.getByRole('button', { name: `Read Now: ${TITLE}` }).click()
  await expect(sheet(page, 1).locator('canvas')).toBeVisible()
}

async function pressPrint(page: Page) {
  await tool(page, 'Text and paper').click()
  await inside(page).getByRole('button', { name: 'Print the book' }).dblclick()
}

/** What comes out of the printer once the pages are ready. */
async function printedSheets(page: Page) {
  await expect(html(page)).toHaveAttribute('data-printed', '1')
  await expect(page).toHaveTitle(TITLE)
  return pdfPictures(await page.pdf({ preferCSSPageSize: true }))
}

function expectBook(sheets: Awaited<ReturnType<typeof printedSheets>>, wide: boolean[]) {
  expect(sheets.map((one) => one.isWide)).toEqual(wide)
  for (const { pictures, shades } of sheets) {
    expect(pictures).toBe(1)
    expect(shades).toBeGreaterThan(20)
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('the button, pressed twice, prints each page once on its own sheet, and leaves nothing behind', async ({
  page,
}) => {
  await openBook(page)
  const title = await page.title()
  await page.keyboard.press('End')
  await expect(place(page)).toHaveText(`Page ${PAGES} of ${PAGES}`)
  const urls = await countUrls(page)
  await pressPrint(page)
  expectBook(await printedSheets(page), numbers(PAGES).map(isWide))
  await expect(laidOut(page)).toHaveCount(0)
  await expect(printSheet(page)).toHaveCount(0)
  expect(await urls()).toBe(0)
  await expect(inside(page).locator('.page-scroller')).toBeFocused()
  await expect(page).toHaveTitle(title)
  await expect(place(page)).toHaveText(`Page ${PAGES} of ${PAGES}`)
  await page.keyboard.press('Home')
  await expect(place(page)).toHaveText(`Page 1 of ${PAGES}`)
  await expect(html(page)).toHaveAttribute('data-printed', '1')
})

/** How many addresses of pictures the reader holds. */
async function countUrls(page: Page) {
  const frame = inside(page).locator('html')
  await frame.evaluate((one) => {
    one.dataset.urls = '0'
    const count = (by: number) => {
      one.dataset.urls = String(Number(one.dataset.urls) + by)
    }
    const { createObjectURL: create, revokeObjectURL: revoke } = URL
    URL.createObjectURL = (from) => {
      count(1)
      return create.call(URL, from)
    }
    URL.revokeObjectURL = (url) => {
      count(-1)
      revoke.call(URL, url)
    }
  })
  return async () => Number(await frame.getAttribute('data-urls'))
}

test('a book of slides prints on sheets that lie on their side', { tag: '@night' }, async ({
  page,
}) => {
  await page.route(FILES, serve(largeBook({ pages: 4, pictureSide: 60, isWide: () => true })))
  await openBook(page)
  await page.keyboard.press('Control+p')
  expectBook(await printedSheets(page), [true, true, true, true])
})

test("the browser's own menu says in a sentence which button prints the book", async ({ page }) => {
  await openBook(page)
  const sheets = await pdfPages(await page.pdf({ format: 'A4' }))
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toContain('To print this book, use the reader’s own button')
})

test('how far it is can be heard, and cancelling leaves nothing behind', { tag: '@night' }, async ({
  page,
}) => {
  const file = largeBook({ pages: 12, pictureSide: 200 })
  const { opened, open } = gateway()
  const line = breakingLine(file, (route) => opened.then(() => serve(file)(route)))
  await page.route(FILES, line.route)
  await openBook(page)
  line.cut()
  await pressPrint(page)
  await expect(printSheet(page).getByRole('status')).toHaveText(/^[2-8] of 12 pages are ready/)
  await expect(printSheet(page).getByRole('progressbar')).toBeVisible()
  await expectInOrder(page)
  await page.keyboard.press('Escape')
  await expect(printSheet(page)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  await expect(sheet(page, 1).locator('canvas')).toBeVisible()
  line.mend()
  open()
  await pressPrint(page)
  await expect(html(page)).toHaveAttribute('data-printed', '1')
  await printSheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(laidOut(page)).toHaveCount(0)
})

/** Once it is cut, nothing more of the second half comes, until it is mended. */
function breakingLine(file: Buffer, refuse: (route: Route) => Promise<void>) {
  let isCut = false
  const answer = serve(file)
  return {
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
    },
    route: (route: Route) => {
      const [, from] = /bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? []
      return isCut && Number(from) > file.length / 2 ? refuse(route) : answer(route)
    },
  }
}

test('a line that breaks in the middle is told of, and trying again prints the whole book', {
  tag: '@night',
}, async ({ page, expectStatus }) => {
  expectStatus(0)
  const file = largeBook({ pages: 12, pictureSide: 200 })
  const line = breakingLine(file, (route) => route.abort())
  await page.route(FILES, line.route)
  await openBook(page)
  line.cut()
  await pressPrint(page)
  const alert = printSheet(page).getByRole('alert')
  await expect(alert).toContainText('The connection broke off')
  expect(await laidOut(page).count()).toBe(0)
  line.mend()
  await tryAgain(page).click()
  expectBook(
    await printedSheets(page),
    numbers(12).map(() => false),
  )
})

test('a login that ends meanwhile is told of, with the way to log in', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  const file = largeBook({ pages: 12, pictureSide: 200 })
  const line = breakingLine(file, (route) => route.fulfill({ status: 404 }))
  await page.route(FILES, line.route)
  await openBook(page)
  line.cut()
  await pressPrint(page)
  await expect(printSheet(page).getByRole('alert')).toContainText('Your session has ended')
  await expect(printSheet(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  await printSheet(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(inside(page).locator('.book-fault')).toContainText('Your session has ended')
  expect(await html(page).getAttribute('data-printed')).toBeNull()
})

test('a page that fails is named; it can be tried again or left out', async ({ page }) => {
  await openBook(page)
  await inside(page)
    .locator('html')
    .evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype
      let calls = 0
      HTMLCanvasElement.prototype.toBlob = function (take, ...rest) {
        calls += 1
        if (calls === 2 || calls === 3) take(null)
        else toBlob.call(this, take, ...rest)
      }
    })
  await pressPrint(page)
  const alert = printSheet(page).getByRole('alert')
  await expect(alert).toContainText('Page 2 could not be prepared')
  await tryAgain(page).click()
  await expect(alert).toContainText('Page 2 could not be prepared')
  await printSheet(page).getByRole('button', { name: 'Print without this page' }).click()
  expectBook(await printedSheets(page), [false, true, false, true])
})

test('a book that is closed meanwhile is not printed', async ({ page }) => {
  await openBook(page)
  await pressPrint(page)
  await expect(laidOut(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(laidOut(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(TITLE)
})

test('a book of 300 pages prints, too', { tag: '@night' }, async ({ page }) => {
  test.setTimeout(180_000)
  await page.route(FILES, serve(largeBook({ pages: 300, pictureSide: 30 })))
  await openBook(page)
  await pressPrint(page)
  await expect(html(page)).toHaveAttribute('data-printed', '1', { timeout: 120_000 })
  const heights = await laidOut(page)
    .locator('img')
    .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).naturalHeight))
  expect(heights).toEqual(numbers(300).map(() => 1754))
  expect(await pdfPages(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(300)
})
