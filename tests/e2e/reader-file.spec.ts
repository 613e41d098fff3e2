import { createLargeBook } from '../support/large-book'
import { expect, test } from './fixtures'
import {
  dialog,
  FILES,
  openFirstBook,
  openLibrary,
  pageIndicator,
  pageRegion,
  readerFrame,
  readNowButton,
  retryButton,
  serveRanges,
} from './reader-steps'
import { button } from './steps'

test.beforeEach(({ page, person: user }) => openLibrary(page, user))

test('the first page of a book of 50 MB shows after at most 1 MB', async ({ page }) => {
  const file = createLargeBook()
  expect(file.length).toBeGreaterThan(50_000_000)
  let bytesBeforeFirstPage = 0
  const canvas = pageRegion(page, 1).locator('canvas')
  await page.route(FILES, async (route) => {
    const isShown = await canvas.count()
    const serveFile = serveRanges(file, (byteCount) => {
      if (!isShown) bytesBeforeFirstPage += byteCount
    })
    await serveFile(route)
  })
  await openFirstBook(page)
  await expect(pageIndicator(page)).toHaveText('Page 1 of 120')
  // With PDF.js and its worker, about 530 KB compressed, it is still hardly more than a megabyte.
  expect(bytesBeforeFirstPage).toBeLessThanOrEqual(850_000)
})

test('pages far away are freed, and come back', { tag: '@night' }, async ({ page }) => {
  await page.route(FILES, serveRanges(createLargeBook({ pages: 26, pictureSide: 20 })))
  await openFirstBook(page)
  await page.keyboard.press('End')
  await expect(pageRegion(page, 26).locator('canvas')).toBeVisible()
  for (const pageNumber of [22, 18, 14, 10]) {
    await readerFrame(page)
      .locator('.page-scroller')
      .evaluate((scroller, fraction) => {
        scroller.scrollTop = scroller.scrollHeight * fraction
      }, pageNumber / 26)
    await expect(readerFrame(page).locator('.page canvas').first()).toBeAttached()
    await page.waitForTimeout(200)
  }
  expect(await readerFrame(page).locator('canvas').count()).toBeLessThan(14)
  await page.keyboard.press('Home')
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
})

test('a broken connection is said in a sentence, and trying again goes on', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  await page.route(FILES, (route) => route.abort())
  await readNowButton(page).click()
  await expect(readerFrame(page).getByRole('alert').first()).toContainText(
    'The connection broke off',
  )
  const link = readerFrame(page).getByRole('link', { name: 'Open the file' })
  await expect(link).toHaveAttribute('href', /^\/ebook\/files\//)
  await page.unroute(FILES)
  await retryButton(page).click()
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
  await expect(readerFrame(page).locator('.book-fault')).toHaveCount(0)
})

test('a connection that breaks while reading keeps the place', { tag: '@night' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  const file = createLargeBook({ pages: 12, pictureSide: 200 })
  await page.route(FILES, serveRanges(file))
  await openFirstBook(page)
  // Over the other, so that in no moment between the two the site's own file answers for this one.
  await page.route(FILES, (route) => route.abort())
  await page.keyboard.press('End')
  await expect(readerFrame(page).locator('.book-fault')).toBeVisible()
  await page.unroute(FILES)
  await page.route(FILES, serveRanges(file))
  await retryButton(page).click()
  await expect(pageRegion(page, 12).locator('canvas')).toBeVisible()
  await expect(pageIndicator(page)).toHaveText('Page 12 of 12')
})

for (const [responseLabel, response] of [
  ['by 404', { status: 404 }],
  ['by a redirect to the login', { status: 302, headers: { location: '/login?next=%2Febook' } }],
] as const) {
  test(`who was logged out meanwhile, which the site says ${responseLabel}, is told so, with the way to log in`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404)
    await page.route(FILES, (route) => route.fulfill(response))
    await readNowButton(page).click()
    await expect(readerFrame(page).locator('.book-fault')).toContainText('Your session has ended')
    const link = readerFrame(page).getByRole('link', { name: 'Log in' })
    await expect(link).toHaveAttribute('target', '_top')
    await expect(link).toHaveAttribute('href', '/login?next=%2Febook')
  })
}

test('a file that is no book is said in a sentence', { tag: '@night' }, async ({ page }) => {
  await page.route(FILES, serveRanges(Buffer.from('not a book at all '.repeat(40))))
  await readNowButton(page).click()
  await expect(readerFrame(page).locator('.book-fault')).toContainText('could not be read')
})

test('a reader that does not come is said in a sentence, and can be asked again', {
  tag: '@night',
}, async ({ page, expectStatus }) => {
  expectStatus(503)
  await page.route('**/ebook/read/*', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await readNowButton(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The reader did not open')
  await page.unroute('**/ebook/read/*')
  await button(page, 'Try again').click()
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
})
