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

test.beforeEach(({ page, user }) => openLibrary(page, user))

test('the first page of a 50 MB book shows after at most 1 MB', { tag: '@ci' }, async ({
  page,
}) => {
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
  // With PDF.js and its worker (about 530 KB compressed) the total is little over 1 MB.
  expect(bytesBeforeFirstPage).toBeLessThanOrEqual(850_000)
})

test('frees pages far away and renders them again on return', { tag: '@night' }, async ({
  page,
}) => {
  await page.route(FILES, serveRanges(createLargeBook({ pages: 26, pictureSide: 20 })))
  await openFirstBook(page)
  await page.keyboard.press('End')
  await expect(pageRegion(page, 26).locator('canvas')).toBeVisible()
  for (const pageNumber of [22, 18, 14, 10]) {
    await readerFrame(page)
      .locator('.page-scroller')
      .evaluate(
        (scroller, fraction) => {
          scroller.scrollTop = scroller.scrollHeight * fraction
        },
        (pageNumber - 1) / 26,
      )
    await expect(pageRegion(page, pageNumber).locator('canvas')).toBeVisible()
  }
  expect(await readerFrame(page).locator('canvas').count()).toBeLessThan(14)
  await page.keyboard.press('Home')
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
})

test('a broken connection shows an error, and retrying continues', { tag: '@night' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  await page.route(FILES, (route) => route.abort())
  await readNowButton(page).click()
  await expect(readerFrame(page).getByRole('alert').first()).toContainText('The connection failed')
  const link = readerFrame(page).getByRole('link', { name: 'Open the file' })
  await expect(link).toHaveAttribute('href', /^\/ebook\/files\//)
  await page.unroute(FILES)
  await retryButton(page).click()
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
  await expect(readerFrame(page).locator('.book-fault')).toHaveCount(0)
})

test('a connection lost while reading keeps the reading position', { tag: '@night' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  const file = createLargeBook({ pages: 12, pictureSide: 200 })
  await page.route(FILES, serveRanges(file))
  await openFirstBook(page)
  // Added on top of the other route, so that the real file is never served in between.
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
  test(`a session that ended, reported ${responseLabel}, shows an error with a login link`, {
    tag: '@night',
  }, async ({ page, expectStatus }) => {
    expectStatus(404)
    await page.route(FILES, (route) => route.fulfill(response))
    await readNowButton(page).click()
    await expect(readerFrame(page).locator('.book-fault')).toContainText('You are logged out')
    const link = readerFrame(page).getByRole('link', { name: 'Log in' })
    await expect(link).toHaveAttribute('target', '_top')
    await expect(link).toHaveAttribute('href', '/login?next=%2Febook')
  })
}

test('a file that is not a PDF shows an error', { tag: '@night' }, async ({ page }) => {
  await page.route(FILES, serveRanges(Buffer.from('not a book at all '.repeat(40))))
  await readNowButton(page).click()
  await expect(readerFrame(page).locator('.book-fault')).toContainText('not a readable book')
})

test('a reader that fails to load shows an error and can be retried', {
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
