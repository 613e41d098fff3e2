import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field, registerAndLogIn, registerSubscriber } from './steps'

const main = (page: Page) => page.getByRole('main')
const resourceHeadings = (page: Page) => main(page).getByRole('heading', { level: 3 })
/** On a phone the theme and the type are behind a button. */
async function openFilters(page: Page) {
  const filters = button(page, 'Filters')
  if (await filters.isVisible()) await filters.click()
}
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

test('a teacher comes from home, filters, views the pages and prints the cards', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerAndLogIn(page, user)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Members' })
    .getByRole('link', { name: 'Toolkit' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teaching Toolkit')
  await expect(main(page).locator('.alert')).toContainText(
    "You're viewing the free reflection cards only",
  )
  await expect(main(page).getByRole('status')).toHaveText('20 resources')
  await expectAccessible(page)

  await openFilters(page)
  await field(page, 'Type').selectOption('Reflection cards')
  await expect(resourceHeadings(page)).toHaveCount(4)
  await field(page, 'Theme').selectOption('Social impact')
  await expect(main(page).getByRole('status')).toHaveText('1 of 20 resources')
  await expect(page).toHaveURL(/\/toolkit\?theme=social-impact&part=cards$/)

  const cards = card(page, 'Cards for the Street')
  await cards.getByText('Preview the 8 pages').click()
  const thirdPage = cards
    .getByRole('listitem')
    .filter({ hasText: '3. Cards 1 to 8' })
    .locator('img')
  await thirdPage.scrollIntoViewIfNeeded()
  await expect.poll(() => thirdPage.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(226)
  await expectAccessible(page)

  const downloadEvent = page.waitForEvent('download')
  await cards.getByRole('link', { name: /PDF, \d+ KB/ }).click()
  const download = await downloadEvent
  expect(download.suggestedFilename()).toBe('UNS Reflection Cards - Social impact.pdf')
  expect(readFileSync(await download.path()).toString('latin1', 0, 5)).toBe('%PDF-')

  await page.reload()
  await expect(resourceHeadings(page)).toHaveText(['Cards for the Street'])
  await button(page, 'Show all').click()
  await expect(resourceHeadings(page)).toHaveCount(20)
  await field(page, 'Search titles and pages').fill('mend the question')
  await expect(card(page, 'Ten Houses').getByText('Page 7: Mend the question')).toBeVisible()
  await expect(card(page, 'Ten Houses').getByRole('link')).toHaveText('Subscribe to Access')
  await field(page, 'Search titles and pages').fill('monsoon')
  await expect(main(page).getByRole('status')).not.toHaveText(/^No matches/)
  await field(page, 'Search titles and pages').fill('zzz')
  await expect(main(page).getByRole('status')).toHaveText(/^No matches/)
})

test('a subscriber downloads a deck and a whole theme', { tag: '@ci' }, async ({ page, user }) => {
  await registerSubscriber(page, user)
  await page.goto('/toolkit')
  await expect(main(page).locator('.alert')).toHaveCount(0)
  await expect(page.getByText('Upgrade Your Learning Experience')).toHaveCount(0)
  await expectAccessible(page)
  for (const [link, name] of [
    [
      card(page, 'The Key Goes Round').getByRole('link', { name: /^PowerPoint, \d+ KB/ }),
      'UNS Slide Deck - Youth leadership.pptx',
    ],
    [
      page.getByRole('link', { name: /^The whole theme \(ZIP, [\d.]+ MB\)/ }).first(),
      'UNS Toolkit - Social impact.zip',
    ],
  ] as const) {
    const downloadEvent = page.waitForEvent('download')
    await link.click()
    const download = await downloadEvent
    expect(download.suggestedFilename()).toBe(name)
    expect(readFileSync(await download.path()).toString('latin1', 0, 2)).toBe('PK')
  }
})

test('logging out in another tab shows a prompt and removes every download link', {
  tag: '@night',
}, async ({ page, user, expectStatus }) => {
  // Each tab may call /me at the same moment.
  expectStatus(401)
  await registerSubscriber(page, user)
  await page.goto('/toolkit')
  await expect(page.getByRole('link', { name: /^Word, / }).first()).toBeVisible()
  const otherPage = await page.context().newPage()
  await otherPage.goto('/about')
  await button(otherPage, 'Asha').click()
  await button(otherPage, 'Logout').click()
  await expect(page.getByRole('heading', { name: 'Register to Access More' })).toBeVisible()
  await expect(main(page).locator('a[download], a[href$=".zip"]')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/toolkit')
  await expect(page).toHaveURL(/\/subscription\?next=%2Ftoolkit$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a teacher sees all resources and pages, and no filter', { tag: '@night' }, async ({
    page,
    user,
  }) => {
    const request = page.context().request
    await request.post('/api/auth/user/register', { data: user })
    const { email, password } = user
    await request.post('/api/auth/user/login', { data: { email, password } })
    await page.goto('/toolkit')
    await expect(resourceHeadings(page)).toHaveCount(20)
    await expect(field(page, 'Theme')).toBeHidden()
    const cards = card(page, 'Cards for the Street')
    await cards.getByText('Preview the 8 pages').click()
    await expect(cards.getByText('2. All questions at a glance')).toBeVisible()
    await expect(cards.getByRole('link', { name: /^PDF/ })).toHaveAttribute(
      'href',
      /^\/toolkit\/files\//,
    )
  })

  test('redirects an anonymous visitor to the paywall', async ({ page }) => {
    await page.goto('/toolkit')
    await expect(page).toHaveURL(/\/subscription\?next=%2Ftoolkit$/)
  })
})
