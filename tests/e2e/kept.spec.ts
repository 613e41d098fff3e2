import { expect, type Page, test } from './fixtures'
import {
  deleteKept,
  keepFirstBook,
  keptCard,
  keptTool,
  listKeptNames,
  openKeptBook,
  openShelf,
  readKept,
} from './kept-steps'
import { logInByApi, registerAndLogIn, registerSubscriber } from './steps'

const BOOK = 'Lesson Starters on the Global Goals'
const DAY_MS = 24 * 60 * 60 * 1000

test('a kept book opens without a connection: text, printed page, place, bookmark and note', async ({
  page,
  context,
  user,
  browser,
  expectStatus,
}) => {
  expectStatus(0)
  await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await context.setOffline(true)
  await openShelf(page)
  await expect(keptCard(page, BOOK)).toContainText('Opens without a connection until')
  await openKeptBook(page, BOOK)
  const cover = page.locator('.text-view img').first()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await keptTool(page, 'Printed page').click()
  await expect(
    page.getByRole('region', { name: 'Page 1', exact: true }).locator('canvas'),
  ).toBeVisible()
  await keptTool(page, 'Reading view').click()
  await keptTool(page, 'Contents').click()
  await page
    .getByRole('button', { name: /Goal 5/ })
    .first()
    .click()
  await keptTool(page, 'Bookmark and note').click()
  await page.getByLabel('Your note').fill('Read on the bus')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const place = await page.locator('.book-place').textContent()
  expect(place).not.toMatch(/^Page 1 /)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByText('changes are not sent yet')).toBeVisible()

  // A colleague of the same account: another phone, which knows nothing of it yet.
  const otherPhone = await browser.newContext()
  const otherPage = await otherPhone.newPage()
  const token = await logInByApi(otherPage, user)
  const readNotes = async () =>
    (
      await otherPhone.request.get('/api/library/reading/sdg-starters', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()
  expect((await readNotes()).notes).toEqual([])
  await context.setOffline(false)
  await openShelf(page)
  await expect
    .poll(readNotes)
    .toMatchObject({ notes: [{ note: 'Read on the bus' }], place: { page: expect.any(Number) } })
  expect((await readNotes()).place.page).toBeGreaterThan(1)
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  await otherPhone.close()
})

/** From the next page on. Playwright's own clock goes through every time that was set, while the page already runs. */
async function openShelfAt(page: Page, time: number, sentence: string) {
  await page.addInitScript((offset) => {
    const clock = globalThis as { deviceNow?: () => number }
    clock.deviceNow ??= Date.now
    const { deviceNow } = clock
    Date.now = () => deviceNow() + offset
  }, time - Date.now())
  await openShelf(page)
  await expect(keptCard(page, BOOK)).toContainText(sentence)
}

test('a clock that is set back, and a licence that ended, lock until the next connection', {
  tag: '@ci',
}, async ({ page, context, user, expectStatus }) => {
  expectStatus(0)
  await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await openShelf(page)
  await expect(readKept(page, BOOK)).toBeVisible()
  await context.setOffline(true)
  await openShelfAt(page, Date.now() - 2 * DAY_MS, 'The clock of this device was set back')
  await expect(readKept(page, BOOK)).toHaveCount(0)
  await page.goto('/kept?read=book/sdg-starters')
  await expect(page.getByRole('alert').first()).toContainText('cannot be opened now')
  await openShelfAt(page, Date.now() + 31 * DAY_MS, 'to renew it')
  // The clock is right again, but a later time was seen.
  await openShelfAt(page, Date.now(), 'The clock of this device was set back')
  await context.setOffline(false)
  await openShelf(page)
  await expect(readKept(page, BOOK)).toBeVisible()
})

test('a login that ended elsewhere deletes all at the next contact; after a login it loads again', {
  tag: '@ci',
}, async ({ page, context, user, baseURL, expectStatus }) => {
  expectStatus(0, 401)
  const token = await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await context.setOffline(true)
  await openShelf(page)
  await expect(readKept(page, BOOK)).toBeVisible()
  await context.setOffline(false)
  // Without this browser's cookies.
  const ended = await fetch(`${baseURL}/api/auth/user/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(ended.status).toBe(200)
  await openShelf(page)
  await expect(page.getByText('You are logged out')).toBeVisible()
  await expect.poll(() => listKeptNames(page)).toBeNull()
  await context.clearCookies()
  await logInByApi(page, user)
  await openShelf(page)
  await expect(readKept(page, BOOK)).toBeVisible()
})

test('what the browser deleted is named, and loads again', { tag: '@ci' }, async ({
  page,
  context,
  user,
  expectStatus,
}) => {
  expectStatus(0)
  await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await openShelf(page)
  await context.setOffline(true)
  const pieces = (await listKeptNames(page))?.filter((name) => / document /.test(name)) ?? []
  expect(pieces.length).toBeGreaterThan(1)
  await deleteKept(page, pieces[1] ?? '')
  await openShelf(page)
  await expect(keptCard(page, BOOK)).toContainText('deleted a part of it')
  await context.setOffline(false)
  await openShelf(page)
  await expect(readKept(page, BOOK)).toBeVisible()
  await page.getByRole('button', { name: `Remove: ${BOOK}` }).click()
  await expect(page.getByRole('status')).toContainText('is removed from this device')
  expect((await listKeptNames(page))?.filter((name) => /^(piece|item)/.test(name))).toEqual([])
})

test('a new version replaces the old one in the background', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await page.route('**/api/kept/licences', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const item of body.licensed) item.licence.version = 'the-next-one'
    await route.fulfill({ response, json: body })
  })
  await openShelf(page)
  const listPieces = async () =>
    (await listKeptNames(page))?.filter((name) => name.startsWith('piece ')) ?? []
  await expect
    .poll(async () => (await listPieces()).every((name) => name.includes(' the-next-one ')))
    .toBe(true)
  await openKeptBook(page, BOOK)
})

test('two users of one phone: logging out deletes what the first has kept', { tag: '@ci' }, async ({
  page,
  context,
  user,
  expectStatus,
}) => {
  expectStatus(0)
  await registerSubscriber(page, user)
  await keepFirstBook(page)
  await page.locator('.user-name').first().click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('/')
  await expect.poll(() => listKeptNames(page)).toBeNull()
  await context.setOffline(true)
  await openShelf(page)
  await expect(page.getByText('You are logged out')).toBeVisible()
  await context.setOffline(false)
  await registerAndLogIn(page, { ...user, email: `other.${user.email}` })
  await openShelf(page)
  await expect(page.getByText('Nothing is kept here.')).toBeVisible()
})

test('a note whose answer was lost is sent again, and is there exactly once', {
  tag: '@ci',
}, async ({ page, context, user, expectStatus }) => {
  expectStatus(0)
  const token = await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await openShelf(page)
  await openKeptBook(page, BOOK)
  let deliveries = 0
  await context.route('**/api/library/notes/*', async (route) => {
    deliveries += 1
    await route.fetch()
    if (deliveries === 1) await route.abort()
    else await route.fulfill({ json: { msg: 'saved' } })
  })
  await keptTool(page, 'Bookmark and note').click()
  await page.getByLabel('Your note').fill('Sent twice')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Your note')).toHaveCount(0)
  expect(deliveries).toBe(1)
  // Two tabs at once send what waits: one of them.
  const otherTab = await context.newPage()
  await Promise.all([openShelf(page), openShelf(otherTab)])
  await expect.poll(() => deliveries).toBe(2)
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  const { notes } = await (
    await context.request.get('/api/library/reading/sdg-starters', {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()
  expect(notes).toEqual([{ page: 1, bookmarked: true, note: 'Sent twice' }])
  expect(deliveries).toBe(2)
})
