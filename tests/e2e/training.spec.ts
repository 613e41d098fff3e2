import { expect, test } from './fixtures'
import { expectAccessible, registerAndLogIn } from './steps'

test.beforeEach(async ({ page, user }) => {
  await registerAndLogIn(page, user)
})

test('offline training lists eight weekly themes, each with why it matters, strategy, activity and examples', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/offline-training')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline Training')
  const themes = page.getByRole('article')
  await expect(themes).toHaveCount(8)
  for (const [index, theme] of (await themes.all()).entries()) {
    await expect(theme).toContainText(`Week ${index + 1}`)
    await expect(theme.getByRole('heading', { level: 3 })).toHaveText([
      'Why it matters',
      'Strategy',
      'Activity',
      'Examples',
    ])
  }
  await expectAccessible(page)
})

test('the list of the eight weeks links to each of them', { tag: '@night' }, async ({ page }) => {
  await page.goto('/offline-training')
  const links = page.getByRole('navigation', { name: 'The eight weeks' }).getByRole('link')
  await expect(links).toHaveCount(8)
  for (const link of await links.all()) {
    const name = String(await link.textContent())
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
})

test('networking lists ten benefits and its enroll button opens /subscription-form', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/networking')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Networking')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Enroll', exact: true }).click()
  await expect(page).toHaveURL(/\/subscription-form$/)
})

test('free websites shows header and footer only', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/free-websites')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('main')).toBeEmpty()
  // The specification leaves the body empty, so there is no heading.
  await expectAccessible(page, { disabledRules: ['page-has-heading-one'] })
})
