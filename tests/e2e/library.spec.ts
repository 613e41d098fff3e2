import { expect, type Page, test } from './fixtures'
import { blockWebFonts, listLayoutShifts, watchLayoutShifts } from './layout-shift'
import {
  api,
  button,
  expectAccessible,
  registerAndLogIn,
  registerSubscriber,
  storedItems,
  subscribe,
} from './steps'

const FREE = ['Lesson Starters on the Global Goals', 'Running a Reflection Circle']
const PREMIUM = [
  'Rubrics That Students Understand',
  'Twelve Ethics Cases for the Classroom',
  'Youth Leadership Projects, Term by Term',
  'The Low-Cost Innovation Lab',
]
const WARNING = "You're currently viewing our free e-book collection"

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
/** A locked card links to the subscription and the toolkit only. */
const expectLocked = async (page: Page, title: string) => {
  const links = card(page, title).locator('a:not([href^="/toolkit?"])')
  await expect(links).toHaveText(['Subscribe to Access'])
  await expect(links).toHaveAttribute('href', '/subscription-form')
}

test.describe('with the real loading delay', () => {
  test.use({ baseURL: process.env.E2E_UNHURRIED_URL ?? process.env.E2E_BASE_URL })

  test('shows Loading e-books... for one second, then the free books and locked teasers for a member', async ({
    page,
    user,
    expectStatus,
  }) => {
    expectStatus(0)
    await blockWebFonts(page)
    await watchLayoutShifts(page)
    await registerAndLogIn(page, user)
    await page.goto('/ebook')
    await expect(main(page).getByRole('status')).toHaveText('Loading e-books...')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium eBook Library')
    await expect(main(page).getByText(WARNING)).toBeVisible()
    await expect(card(page, FREE[0] ?? '')).toBeHidden()
    await expect(card(page, FREE[0] ?? '')).toBeVisible()
    await expect(main(page).getByRole('status')).toHaveText('')
    expect(await listLayoutShifts(page)).toEqual([])
    for (const title of FREE) {
      await expect(card(page, title).getByText('Free', { exact: true })).toBeVisible()
      await expect(card(page, title).getByRole('button', { name: 'Read Now' })).toBeVisible()
    }
    for (const title of PREMIUM) {
      await expect(card(page, title).getByText('Premium', { exact: true })).toBeVisible()
      await expectLocked(page, title)
      await expect(card(page, title).getByRole('button')).toHaveCount(0)
    }
    const notice = main(page).locator('.alert')
    await expect(notice.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      '/subscription-form',
    )
    await expect(
      page.getByRole('heading', { name: 'Upgrade Your Learning Experience' }),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test('a subscriber can read all six books and sees no prompt', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  await registerSubscriber(page, user)
  await page.goto('/ebook')
  for (const title of [...FREE, ...PREMIUM]) {
    await expect(card(page, title).getByRole('button', { name: 'Read Now' })).toBeVisible()
  }
  await expect(main(page).locator('.alert')).toHaveCount(0)
  await expect(page.getByText('Upgrade Your Learning Experience')).toHaveCount(0)
  // The server decides the flag; the header and the stored user follow.
  await expect
    .poll(async () => JSON.parse((await storedItems(page)).user ?? '{}').is_subscribed)
    .toBe(1)
  await expectAccessible(page)
})

test('logging out in another tab shows a login/register prompt and a Register to Access More card', {
  tag: '@night',
}, async ({ page, user }) => {
  await registerSubscriber(page, user)
  await page.goto('/ebook')
  await expect(card(page, PREMIUM[0] ?? '').getByRole('button', { name: 'Read Now' })).toBeVisible()
  const otherPage = await page.context().newPage()
  await otherPage.goto('/about')
  await button(otherPage, 'Asha').click()
  await button(otherPage, 'Logout').click()
  await expect(page.getByRole('heading', { name: 'Register to Access More' })).toBeVisible()
  const prompt = main(page).locator('.alert')
  await expect(prompt.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Febook',
  )
  await expect(prompt.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/ebook')
  await expect(page).toHaveURL(/\/subscription\?next=%2Febook$/)
})

test('subscribing in one tab unlocks the other without a new login or reload', {
  tag: '@ci',
}, async ({ page, user }) => {
  const token = await registerAndLogIn(page, user)
  await page.goto('/ebook')
  await expectLocked(page, PREMIUM[0] ?? '')
  const otherPage = await page.context().newPage()
  await otherPage.goto('/about')
  await subscribe(otherPage, token)
  // The form does the same with the server's response.
  const meResponse = otherPage.waitForResponse(api.me)
  await otherPage.reload()
  await meResponse
  await expect(card(page, PREMIUM[0] ?? '').getByRole('button', { name: 'Read Now' })).toBeVisible()
})
