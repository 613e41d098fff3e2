import { expect, test } from './fixtures'
import { runOnlyInCi } from './night'
import { button, fillLogin, fillRegistration, mockLogin } from './steps'

const main = 'main'

test('next survives from a gated page over the paywall, register and login back to that page', async ({
  page,
  user,
}) => {
  await page.goto('/offline-training')
  await expect(page).toHaveURL('/subscription?next=%2Foffline-training')
  await page.locator(main).getByRole('link', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/register?next=%2Foffline-training')
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  // A form that is sent before its scripts have loaded names its answer, too.
  await expect(page).toHaveURL(/\/login\?next=%2Foffline-training(&answer=[\w-]+#result)?$/)
  await fillLogin(page, user.email, user.password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/offline-training')
})

test('next survives login and the register page and back', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/toolkit')
  await page.locator(main).getByRole('link', { name: 'Login here' }).click()
  await expect(page).toHaveURL('/login?next=%2Ftoolkit')
  await page.locator(main).getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register?next=%2Ftoolkit')
  await page.locator(main).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login?next=%2Ftoolkit')
})

test('next survives the Login and Join Us buttons of the header', { tag: '@ci' }, async ({
  page,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/subscription?next=%2Ftoolkit')
  await header.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login?next=%2Ftoolkit')
  await header.getByRole('link', { name: 'Join Us' }).click()
  await expect(page).toHaveURL('/register?next=%2Ftoolkit')
})

test('a home card sets next, and without it no URL carries next', { tag: '@ci' }, async ({
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
  [
    'a visitor',
    null,
    'One subscription for all the teachers of your school',
    'Subscribe Now',
    '/register',
  ],
  [
    'who is logged in',
    { id: 'u', is_subscribed: 0 },
    'Get full access through your school',
    'Open the subscription form',
    '/subscription-form',
  ],
  ['a subscriber', { id: 'u', is_subscribed: 1 }, 'You are subscribed', 'E-books', '/ebook'],
] as const

for (const [visitor, user, title, linkName, href] of VISITOR_VARIANTS) {
  test(`/subscription adapts to ${visitor}`, runOnlyInCi(user !== null), async ({ page }) => {
    if (user) await mockLogin(page, user, '/subscription')
    else await page.goto('/subscription')
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

test('/subscription says why a gated page sent a visitor there', { tag: '@ci' }, async ({
  page,
}) => {
  await page.goto('/toolkit')
  await expect(page).toHaveURL('/subscription?next=%2Ftoolkit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is for registered users',
    { useInnerText: true },
  )
})

test('does not ask logged-in users to register', { tag: '@ci' }, async ({ page }) => {
  await mockLogin(page, { id: 'u', firstname: 'Asha', is_subscribed: 1 }, '/register')
  await expect(page.locator(main).getByText('You are already logged in.')).toBeVisible()
  await expect(page.locator('main form')).toBeHidden()
  await page.goto('/login')
  await expect(page.locator(main).getByText('You are logged in.')).toBeVisible()
  await expect(page.locator(main).getByRole('link', { name: 'Register' })).toBeHidden()
})
