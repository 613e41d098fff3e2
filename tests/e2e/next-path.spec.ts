import { expect, test } from './fixtures'
import { button, fillLogin, fillRegistration, mockLogin } from './steps'

const main = 'main'

test('where a visitor wanted to go survives: gated page, paywall, register, login, that page', async ({
  page,
  person: user,
}) => {
  await page.goto('/offline-training')
  await expect(page).toHaveURL('/subscription?next=%2Foffline-training')
  await page.locator(main).getByRole('link', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/register?next=%2Foffline-training')
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await expect(page).toHaveURL('/login?next=%2Foffline-training')
  await fillLogin(page, user.email, user.password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/offline-training')
})

test('it survives the short way, too, and to the register page and back', async ({ page }) => {
  await page.goto('/toolkit')
  await page.locator(main).getByRole('link', { name: 'Login here' }).click()
  await expect(page).toHaveURL('/login?next=%2Ftoolkit')
  await page.locator(main).getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register?next=%2Ftoolkit')
  await page.locator(main).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login?next=%2Ftoolkit')
})

test('it survives the Login and Join Us buttons of the header', async ({ page }) => {
  const header = page.getByRole('banner')
  await page.goto('/subscription?next=%2Ftoolkit')
  await header.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login?next=%2Ftoolkit')
  await header.getByRole('link', { name: 'Join Us' }).click()
  await expect(page).toHaveURL('/register?next=%2Ftoolkit')
})

test('a card on home says what its visitor wanted; without a wish, no address says one', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'eBook library' }).click()
  await expect(page).toHaveURL('/subscription?next=%2Febook')
  await page.goto('/subscription')
  await page.locator(main).getByRole('link', { name: 'Login here' }).click()
  await expect(page).toHaveURL('/login')
})

const VISITOR_VARIANTS = [
  ['a visitor', null, 'This page is for members', 'Subscribe Now', '/register'],
  [
    'who is logged in',
    { id: 'u', is_subscribed: 0 },
    'The rest opens with your school',
    'Open the subscription form',
    '/subscription-form',
  ],
  ['a subscriber', { id: 'u', is_subscribed: 1 }, 'You are subscribed', 'E-books', '/ebook'],
] as const

for (const [visitor, user, title, linkName, href] of VISITOR_VARIANTS) {
  test(`/subscription knows that it speaks to ${visitor}`, async ({ page }) => {
    if (user) await mockLogin(page, user)
    await page.goto('/subscription')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, {
      useInnerText: true,
    })
    const links = page.locator(main).getByRole('link')
    await expect(
      links
        .getByText(linkName, { exact: true })
        .or(links.filter({ hasText: linkName }))
        .first(),
    ).toBeVisible()
    await expect(links.filter({ hasText: linkName, visible: true })).toHaveAttribute('href', href)
    for (const [, , , otherLinkName] of VISITOR_VARIANTS.filter(
      ([otherVisitor]) => otherVisitor !== visitor,
    ))
      await expect(links.filter({ hasText: otherLinkName, visible: true })).toHaveCount(0)
  })
}

test('nobody who is logged in is asked to register', async ({ page }) => {
  await mockLogin(page, { id: 'u', firstname: 'Asha', is_subscribed: 1 })
  await page.goto('/register')
  await expect(page.locator(main).getByText('You are logged in and need no')).toBeVisible()
  await expect(page.locator('main form')).toBeHidden()
  await page.goto('/login')
  await expect(page.locator(main).getByText('You are logged in.')).toBeVisible()
  await expect(page.locator(main).getByRole('link', { name: 'Register' })).toBeHidden()
})
