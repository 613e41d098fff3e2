import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from './fixtures'
import {
  keepButton,
  keepFirstBook,
  keptCard,
  keptTool,
  listKeptNames,
  openKeptBook,
  openShelf,
  readKept,
} from './kept-steps'
import { button, expectAccessible, getOverflow, logInByApi, registerAndLogIn, tabTo } from './steps'

const BOOK = 'Lesson Starters on the Global Goals'
const SESSION = 'see-how-it-works'

/** As the developer tools do; without a size, as before. */
async function limitSpace(page: Page, quotaSize?: number) {
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

test.describe('on a device whose clock is not Indian', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the next session has its Indian time and a calendar entry without a connection, and goes with the login', {
    tag: '@ci',
  }, async ({ page, context, user, expectStatus }) => {
    expectStatus(0)
    const token = await registerAndLogIn(page, user)
    const headers = { authorization: `Bearer ${token}` }
    await page.goto(`/series/${SESSION}`)
    const cookies = await context.cookies()
    const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    await context.request.post(`/api/series/${SESSION}/register`, {
      headers: { ...headers, 'x-xsrf-token': xsrf },
      data: {},
    })
    const { next } = await (await context.request.get('/api/home', { headers })).json()
    expect(next.slug).toBe(SESSION)
    await keepFirstBook(page)
    await openShelf(page)
    const entry = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Your next session' }) })
    await expect(entry).toBeVisible()

    await context.setOffline(true)
    await openShelf(page)
    const inIndia = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
        .format(new Date(next.startsAt))
        .replace(/[ap]m/, (half) => half.toUpperCase())
    await expect(entry).toContainText(next.title)
    await expect(entry).toContainText(inIndia({ day: 'numeric', month: 'long', year: 'numeric' }))
    await expect(entry).toContainText(
      `${inIndia({ hour: 'numeric', minute: '2-digit', hour12: true })} IST`,
    )
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      entry.getByRole('link', { name: 'Add to calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    const calendar = await readFile(await download.path(), 'utf8')
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(calendar).toContain(`DTSTART:${next.startsAt.replace(/[-:]|\.\d+/g, '')}`)
    // What the device stores of it cannot be read without the key.
    expect(await listKeptNames(page)).toContain('session')
    await context.setOffline(false)

    await page.goto('/profile')
    await button(page, 'Asha').click()
    await button(page, 'Logout').click()
    await page.waitForURL('/')
    await context.setOffline(true)
    await openShelf(page)
    await expect(page.getByText('You are logged out')).toBeVisible()
    await expect(entry).toHaveCount(0)
    expect(await listKeptNames(page)).toBeNull()
  })
})

test('without enough space, the page says so, and nothing half is left', { tag: '@ci' }, async ({
  page,
  context,
  user,
  expectStatus,
}) => {
  expectStatus(0)
  await registerAndLogIn(page, user)
  await page.goto('/ebook')
  await expect(keepButton(page)).toBeVisible()
  await limitSpace(page, 300_000)
  await keepButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'no space left' })).toHaveText(
    'This device has no space left for it. Remove something that you keep, or free some space. Then try again.',
  )
  expect((await listKeptNames(page))?.filter((name) => /^(piece|item)/.test(name))).toEqual([])
  // Once there is space, the same button works.
  await limitSpace(page)
  await keepButton(page).click()
  await expect(page.getByRole('link', { name: 'Kept on this device' })).toBeVisible()

  // A note that finds no space is refused, so that it stays in the field.
  await context.setOffline(true)
  await openShelf(page)
  await openKeptBook(page, BOOK)
  await keptTool(page, 'Bookmark and note').click()
  await page.getByLabel('Your note').fill('Too much')
  // Chromium remembers for half a minute how much space a small entry may take.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await button(page, 'Save').click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not save this.' })).toBeVisible()
  await expect(page.getByLabel('Your note')).toHaveValue('Too much')
})

test('after the browser has deleted everything, the page says why; the next connection loads it again', {
  tag: '@ci',
}, async ({ page, context, user, expectStatus }) => {
  expectStatus(0)
  await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await openShelf(page)
  await expect(readKept(page, BOOK)).toBeVisible()
  await context.setOffline(true)
  await page.goto('about:blank')
  const tools = await context.newCDPSession(page)
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await openShelf(page)
  await expect(page.getByText('Nothing is kept here.')).toBeVisible()
  await expect(page.getByText('by the browser to free space')).toBeVisible()
  await context.setOffline(false)
  await keepFirstBook(page)
  await openShelf(page)
  await expect(keptCard(page, BOOK)).toContainText('Opens without a connection until')
})

test('a highlight of a kept book is made, changed and deleted without a connection', {
  tag: '@ci',
}, async ({ page, context, user, browser, expectStatus }) => {
  expectStatus(0)
  await registerAndLogIn(page, user)
  await keepFirstBook(page)
  await context.setOffline(true)
  await openShelf(page)
  await openKeptBook(page, BOOK)
  const panel = page.locator('dialog')
  const highlight = async (note: string) => {
    await keptTool(page, 'Bookmark and note').click()
    await button(page, 'Highlight words').click()
    await panel.getByLabel('Your note').fill(note)
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel).toHaveCount(0)
  }
  await highlight('Try on Monday')
  const marks = page.locator('.text-view .book-mark')
  await expect(marks.first()).toBeVisible()
  // It is still there after the book was closed.
  await openShelf(page)
  await expect(page.getByText('not sent yet')).toBeVisible()
  await openKeptBook(page, BOOK)
  await expect(marks.first()).toBeVisible()

  const otherPhone = await browser.newContext()
  const otherPage = await otherPhone.newPage()
  const token = await logInByApi(otherPage, user)
  const readHighlights = async () => {
    const response = await otherPhone.request.get('/api/library/reading/sdg-starters', {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()).highlights
  }
  expect(await readHighlights()).toEqual([])
  await context.setOffline(false)
  await openShelf(page)
  await expect.poll(readHighlights).toMatchObject([{ note: 'Try on Monday', colour: 'yellow' }])

  await openKeptBook(page, BOOK)
  await expect(marks.first()).toBeVisible()
  await context.setOffline(true)
  await marks.first().click()
  await panel.getByRole('button', { name: 'Delete the highlight' }).click()
  await expect(panel).toContainText('The highlight is deleted.')
  await page.keyboard.press('Escape')
  await expect(marks).toHaveCount(0)
  await context.setOffline(false)
  await openShelf(page)
  await expect.poll(readHighlights).toEqual([])
  await otherPhone.close()
})

test('with the keyboard alone, at 320 px and at 400% zoom, the list is used and a book is read', {
  tag: '@ci',
}, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  await keepFirstBook(page)
  // 400% of a window of 1280 × 1024 pixels is a page of 320 × 256.
  for (const size of [
    { width: 320, height: 740 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    await openShelf(page)
    await expect(readKept(page, BOOK)).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, `Read: ${BOOK}`)
    await expect(readKept(page, BOOK)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('.text-view').getByRole('heading', { level: 1 })).toHaveText(BOOK)
    expect(await page.evaluate(getOverflow)).toBeLessThanOrEqual(0)
    await tabTo(page, 'Close')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept on this device')
  }
  await tabTo(page, `Remove: ${BOOK}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('is removed from this device')
  // The pressed button is gone: the next step starts at the list, not at the top of the page.
  await tabTo(page, 'E-books')
})
