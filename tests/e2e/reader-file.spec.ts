import { largeBook } from '../support/large-book'
import { expect, test } from './fixtures'
import {
  dialog,
  enterLibrary,
  FILES,
  inside,
  openFirstBook,
  place,
  readNow,
  serve,
  sheet,
  tryAgain,
} from './reader-steps'
import { button } from './steps'

test.beforeEach(({ page, person }) => enterLibrary(page, person))

test('the first page of a book of 50 MB shows after at most 1 MB', async ({ page }) => {
  const file = largeBook()
  expect(file.length).toBeGreaterThan(50_000_000)
  let before = 0
  const canvas = sheet(page, 1).locator('canvas')
  await page.route(FILES, async (route) => {
    const shown = await canvas.count()
    const answer = serve(file, (count) => {
      if (!shown) before += count
    })
    await answer(route)
  })
  await openFirstBook(page)
  await expect(place(page)).toHaveText('Page 1 of 120')
  // With PDF.js and its worker, about 530 KB compressed, it is still hardly more than a megabyte.
  expect(before).toBeLessThanOrEqual(850_000)
})

test('pages far away are freed, and come back', { tag: '@night' }, async ({ page }) => {
  await page.route(FILES, serve(largeBook({ pages: 26, pictureSide: 20 })))
  await openFirstBook(page)
  await page.keyboard.press('End')
  await expect(sheet(page, 26).locator('canvas')).toBeVisible()
  for (const number of [22, 18, 14, 10]) {
    await inside(page)
      .locator('.page-scroller')
      .evaluate((one, share) => {
        one.scrollTop = one.scrollHeight * share
      }, number / 26)
    await expect(inside(page).locator('.page canvas').first()).toBeAttached()
    await page.waitForTimeout(200)
  }
  expect(await inside(page).locator('canvas').count()).toBeLessThan(14)
  await page.keyboard.press('Home')
  await expect(sheet(page, 1).locator('canvas')).toBeVisible()
})

test('a broken connection is said in a sentence, and trying again goes on', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  await page.route(FILES, (route) => route.abort())
  await readNow(page).click()
  await expect(inside(page).getByRole('alert').first()).toContainText('The connection broke off')
  const link = inside(page).getByRole('link', { name: 'Open the file' })
  await expect(link).toHaveAttribute('href', /^\/ebook\/files\//)
  await page.unroute(FILES)
  await tryAgain(page).click()
  await expect(sheet(page, 1).locator('canvas')).toBeVisible()
  await expect(inside(page).locator('.book-fault')).toHaveCount(0)
})

test('a connection that breaks while reading keeps the place', { tag: '@night' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  const file = largeBook({ pages: 12, pictureSide: 200 })
  await page.route(FILES, serve(file))
  await openFirstBook(page)
  // Over the other, so that in no moment between the two the site's own file answers for this one.
  await page.route(FILES, (route) => route.abort())
  await page.keyboard.press('End')
  await expect(inside(page).locator('.book-fault')).toBeVisible()
  await page.unroute(FILES)
  await page.route(FILES, serve(file))
  await tryAgain(page).click()
  await expect(sheet(page, 12).locator('canvas')).toBeVisible()
  await expect(place(page)).toHaveText('Page 12 of 12')
})

for (const [answer, response] of [
  ['by 404', { status: 404 }],
  ['by a redirect to the login', { status: 302, headers: { location: '/login?next=%2Febook' } }],
] as const) {
  test(`who was logged out meanwhile, which the site says ${answer}, is told so, with the way to log in`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404)
    await page.route(FILES, (route) => route.fulfill(response))
    await readNow(page).click()
    await expect(inside(page).locator('.book-fault')).toContainText('Your session has ended')
    const link = inside(page).getByRole('link', { name: 'Log in' })
    await expect(link).toHaveAttribute('target', '_top')
    await expect(link).toHaveAttribute('href', '/login?next=%2Febook')
  })
}

test('a file that is no book is said in a sentence', { tag: '@night' }, async ({ page }) => {
  await page.route(FILES, serve(Buffer.from('not a book at all '.repeat(40))))
  await readNow(page).click()
  await expect(inside(page).locator('.book-fault')).toContainText('could not be read')
})

test('a reader that does not come is said in a sentence, and can be asked again', {
  tag: '@night',
}, async ({ page, expectStatus }) => {
  expectStatus(503)
  await page.route('**/ebook/read/*', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await readNow(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The reader did not open')
  await page.unroute('**/ebook/read/*')
  await button(page, 'Try again').click()
  await expect(sheet(page, 1).locator('canvas')).toBeVisible()
})
