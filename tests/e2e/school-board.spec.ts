import { expect, type Page, test } from './fixtures'
import { expectAccessible, registerSubscriber } from './steps'

const tabRow = (page: Page) => page.getByRole('navigation', { name: 'School pages' })
const currentTab = (page: Page) => tabRow(page).locator('[aria-current]')

test.beforeEach(({ page, user }) => registerSubscriber(page, user))

test('the tab of each page is in view, keeps the focus, and only its row scrolls', {
  tag: '@ci',
}, async ({ page }) => {
  await page.goto('/my-school')
  for (const name of ['Website', 'How it works', 'Training']) {
    await tabRow(page).getByRole('link', { name, exact: true }).click()
    await expect(currentTab(page)).toHaveText(name)
    await expect(currentTab(page)).toBeInViewport({ ratio: 1 })
    await expect(currentTab(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await page.keyboard.press('Tab')
  await expect(tabRow(page).getByRole('link', { name: 'Invite', exact: true })).toBeFocused()
})

test('the last tab is in view and the columns sort without scripts', { tag: '@ci' }, async ({
  page,
  browser,
}) => {
  const baseURL = new URL(page.url()).origin
  const plain = await browser.newContext({
    ...{ javaScriptEnabled: false, storageState: await page.context().storageState() },
    ...{ viewport: { width: 360, height: 740 }, baseURL },
  })
  const plainPage = await plain.newPage()
  await plainPage.goto('/my-school/help')
  await expect(currentTab(plainPage)).toBeInViewport({ ratio: 1 })
  // The row stays free to scroll.
  const firstTab = tabRow(plainPage).getByRole('link', { name: 'Teachers' })
  await expect(async () => {
    await firstTab.scrollIntoViewIfNeeded()
    await expect(firstTab).toBeInViewport({ timeout: 100 })
  }).toPass()
  await plainPage.goto('/my-school')
  await expect(plainPage.locator('[aria-sort]')).toHaveText(/^Name/)
  for (const [order, address] of [
    ['ascending', /sort=hours/],
    ['descending', /sort=-hours/],
  ] as const) {
    await plainPage.getByRole('link', { name: 'Hours' }).click()
    await expect(plainPage).toHaveURL(address)
    await expect(plainPage.locator('[aria-sort]')).toHaveText(/^Hours/)
    await expect(plainPage.locator('[aria-sort]')).toHaveAttribute('aria-sort', order)
  }
  await plain.close()
})

test('seats, days and hours are figures; a teacher is a card on a phone, a row on a laptop', {
  tag: '@ci',
}, async ({ page }) => {
  await page.goto('/my-school')
  const main = page.getByRole('main')
  await expect(main).toContainText('seats used')
  await expect(main).toContainText(/days left of the term, until \d/)
  await expect(main.getByRole('heading', { name: 'To do first' })).toBeVisible()
  await expect(main).toContainText('Hours with other providers count in the total only.')
  const card = page.locator('.teacher-table tbody tr')
  const cells = card.locator('th, td')
  const listTops = () =>
    cells.evaluateAll((all) => new Set(all.map((cell) => cell.getBoundingClientRect().top)).size)
  expect(await listTops()).toBe(4)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await listTops()).toBe(1)
  await expectAccessible(page)
})

test('the table of teachers fits in Tamil, and no word breaks, on a tablet and a small laptop', {
  tag: '@ci',
}, async ({ page }) => {
  for (const width of [768, 980]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/ta/my-school')
    const badge = page.locator('.teacher-table .badge')
    await expect(badge).toBeVisible()
    expect((await badge.boundingBox())?.height).toBeLessThan(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
