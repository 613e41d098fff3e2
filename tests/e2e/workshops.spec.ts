import { expect, type Page, test } from './fixtures'
import { button, enter, enterAsSubscriber, expectInOrder } from './steps'

const ENROLL = 'Enroll in UNS for this facility'
const cards = (page: Page) => page.locator('section[aria-labelledby=cards]').getByRole('listitem')
const rows = (page: Page) => page.locator('tbody tr')
const link = { name: /^Register Now: \S/ }

test('eight cards with the titles of the table; members get Register Now on the first four, nothing on the last four, and a button to enroll', async ({
  page,
  person,
}) => {
  await enter(page, person)
  await page.goto('/online-training')
  await expect(cards(page)).toHaveCount(8)
  await expect(rows(page)).toHaveCount(8)
  const titles = await rows(page).getByRole('rowheader').allTextContents()
  await expect(cards(page).getByRole('heading')).toHaveText(titles)
  for (const place of [0, 1, 2, 3]) {
    const out = cards(page).nth(place).getByRole('link', link)
    await expect(out).toHaveAttribute('href', /^https:\/\//)
    await expect(out).toHaveAttribute('rel', /noopener/)
    await expect(rows(page).nth(place).getByRole('link', link)).toHaveCount(1)
  }
  for (const place of [4, 5, 6, 7]) {
    await expect(cards(page).nth(place).getByRole('link')).toHaveCount(0)
    await expect(cards(page).nth(place).getByRole('button')).toHaveCount(0)
    await expect(rows(page).nth(place).getByRole('link')).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: ENROLL, exact: true })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
  await expectInOrder(page)
})

test('Subscribed users get an external Register Now link on every card; after a logout elsewhere no link is left', async ({
  page,
  person,
}) => {
  await enterAsSubscriber(page, person)
  await page.goto('/online-training')
  await expect(cards(page).getByRole('link', link)).toHaveCount(8)
  await expect(rows(page).getByRole('link', link)).toHaveCount(8)
  await expect(page.getByRole('link', { name: ENROLL })).toHaveCount(0)
  await expectInOrder(page)
  const other = await page.context().newPage()
  await other.goto('/about')
  await button(other, 'Asha').click()
  await button(other, 'Logout').click()
  await expect(page.getByRole('link', link)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
})
