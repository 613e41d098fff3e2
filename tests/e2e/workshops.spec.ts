import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, registerAndLogIn, registerSubscriber } from './steps'

const ENROLL_LABEL = 'Enroll in UNS for this facility'
const cards = (page: Page) => page.locator('section[aria-labelledby=cards]').getByRole('listitem')
const rows = (page: Page) => page.locator('tbody tr')
const REGISTER_LINK = { name: /^Register Now: \S/ }

test('eight cards with the titles of the table; members get Register Now on the first four, nothing on the last four, and a button to enroll', async ({
  page,
  user,
}) => {
  await registerAndLogIn(page, user)
  await page.goto('/online-training')
  await expect(cards(page)).toHaveCount(8)
  await expect(rows(page)).toHaveCount(8)
  const titles = await rows(page).getByRole('rowheader').allTextContents()
  await expect(cards(page).getByRole('heading')).toHaveText(titles)
  for (const index of [0, 1, 2, 3]) {
    const registerLink = cards(page).nth(index).getByRole('link', REGISTER_LINK)
    await expect(registerLink).toHaveAttribute('href', /^https:\/\//)
    await expect(registerLink).toHaveAttribute('rel', /noopener/)
    await expect(rows(page).nth(index).getByRole('link', REGISTER_LINK)).toHaveCount(1)
  }
  for (const index of [4, 5, 6, 7]) {
    await expect(cards(page).nth(index).getByRole('link')).toHaveCount(0)
    await expect(cards(page).nth(index).getByRole('button')).toHaveCount(0)
    await expect(rows(page).nth(index).getByRole('link')).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: ENROLL_LABEL, exact: true })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
  await expectAccessible(page)
})

test('the first workshop is on the first screen of a phone and of a laptop', {
  tag: '@ci',
}, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/online-training')
    await expect(rows(page).first().getByRole('rowheader')).toBeInViewport({ ratio: 1 })
  }
})

test('subscribers get an external Register Now link on every card, and a logout in another tab removes all links', {
  tag: '@ci',
}, async ({ page, user }) => {
  await registerSubscriber(page, user)
  await page.goto('/online-training')
  await expect(cards(page).getByRole('link', REGISTER_LINK)).toHaveCount(8)
  await expect(rows(page).getByRole('link', REGISTER_LINK)).toHaveCount(8)
  await expect(page.getByRole('link', { name: ENROLL_LABEL })).toHaveCount(0)
  await expectAccessible(page)
  const otherPage = await page.context().newPage()
  await otherPage.goto('/about')
  await button(otherPage, 'Asha').click()
  await button(otherPage, 'Logout').click()
  await expect(page.getByRole('link', REGISTER_LINK)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
})
