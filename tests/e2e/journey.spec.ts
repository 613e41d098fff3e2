import { expect, test } from './fixtures'
import { watchRest } from './page-rest'
import {
  button,
  field,
  fillLogin,
  logIn,
  message,
  register,
  registerAndLogIn,
  storedItems,
} from './steps'

test('register, log in, profile, change password, log out, forgot, mail, reset, log in', async ({
  page,
  user,
  waitForEmail,
  expectStatus,
}) => {
  await register(page, user)
  await expect(message(page)).toBeVisible()

  await logIn(page, user.email, user.password)
  expect(new URL(page.url()).pathname).toBe('/')
  await button(page, 'Asha').click()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Asha Rao')
  await expect(main).toContainText(user.email)
  await expect(main.getByRole('definition').last()).toHaveText('No')

  await button(page, 'Asha').click()
  await page.getByRole('link', { name: 'Change Password', exact: true }).click()
  await page.waitForURL('**/change-password')
  expectStatus(400)
  await field(page, 'Current password').fill('not my password')
  await field(page, 'New password').fill('second secret')
  const sentRevocation = async () => {
    const request = await page.waitForRequest('**/api/auth/user/change-password')
    return request.postDataJSON().revokeAccess
  }
  const revocation = page.getByRole('checkbox', { name: /passkeys and trusted devices/ })
  await expect(revocation).toBeChecked()
  const revocationByDefault = sentRevocation()
  await button(page, 'Change Password').click()
  expect(await revocationByDefault).toBe(true)
  await expect(message(page)).toHaveText('Current password is incorrect.')
  const itemsBefore = await storedItems(page)
  await field(page, 'Current password').fill(user.password)
  await revocation.uncheck()
  const chosenRevocation = sentRevocation()
  await button(page, 'Change Password').click()
  expect(await chosenRevocation).toBe(false)
  await expect(message(page)).toHaveClass(/info/)
  await expect(field(page, 'New password')).toHaveValue('')
  const itemsAfter = await storedItems(page)
  expect(itemsAfter.token).not.toBe(itemsBefore.token)
  await page.reload()
  await expect(button(page, 'Change Password')).toBeEnabled()

  await button(page, 'Asha').click()
  await button(page, 'Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await storedItems(page)).toEqual({})
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)

  await page.goto('/forgot-password')
  await field(page, 'Email').fill(user.email)
  await button(page, 'Send Reset Link').click()
  await expect(message(page)).toHaveClass(/success/)
  const email = await waitForEmail(user.email, /password/i)
  const link = /https?:\/\/\S+\/reset-password\/[\w-]+/.exec(email.text)?.[0] ?? ''

  await page.goto(new URL(link).pathname)
  await field(page, 'New password').fill('third secret')
  await button(page, 'Reset Password').click()
  await message(page).getByRole('link', { name: 'Login' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/login')
  await fillLogin(page, user.email, 'third secret')
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(button(page, 'Asha')).toBeVisible()
})

test('redirects to next after login', { tag: '@ci' }, async ({ page, user }) => {
  await register(page, user)
  await page.goto('/profile')
  await page.waitForURL('**/login?next=%2Fprofile')
  await fillLogin(page, user.email, user.password)
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname === '/profile')
  await expect(page.getByRole('main')).toContainText(user.email)
})

test('a duplicate email in any case shows An account with this email already exists.', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  expectStatus(409)
  await register(page, user)
  await page.goto('/register')
  for (const [label, text] of Object.entries({
    'First name': 'Other',
    'Last name': 'Person',
    Email: user.email.toUpperCase(),
    'Phone number': '9123456780',
    Password: 'another one',
    'Confirm password': 'another one',
  })) {
    await field(page, label).fill(text)
  }
  await button(page, 'Register').click()
  await expect(message(page)).toHaveText('An account with this email already exists.')
})

test('a wrong email or password shows Invalid email or password.', { tag: '@ci' }, async ({
  page,
  user,
  expectStatus,
}) => {
  expectStatus(401)
  await page.goto('/login')
  await fillLogin(page, user.email, 'whatever it is')
  await button(page, 'Login').click()
  await expect(message(page)).toHaveText('Invalid email or password.')
})

test('a used reset link shows This reset link is invalid or has expired.', { tag: '@ci' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(400)
  await page.goto('/reset-password/unknown-token')
  await field(page, 'New password').fill('new secret')
  await button(page, 'Reset Password').click()
  await expect(message(page)).toHaveText('This reset link is invalid or has expired.')
})

test('ends the server session when the stored user is broken', { tag: '@night' }, async ({
  page,
  user,
}) => {
  await registerAndLogIn(page, user)
  await page.evaluate(() => localStorage.setItem('user', 'broken'))
  const logoutResponse = page.waitForResponse('**/api/auth/user/logout')
  await page.goto('/forgot-password')
  expect((await logoutResponse).status()).toBe(200)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
})

test('replaces a lost CSRF cookie without an error', { tag: '@night' }, async ({
  page,
  user,
  expectStatus,
}) => {
  expectStatus(403)
  await registerAndLogIn(page, user)
  const rest = watchRest(page)
  await page.goto('/change-password')
  await expect(button(page, 'Change Password')).toBeEnabled()
  // Its calls bring the cookie back.
  await rest()
  await page.context().clearCookies({ name: 'XSRF-TOKEN' })
  await field(page, 'Current password').fill(user.password)
  await field(page, 'New password').fill('second secret')
  await button(page, 'Change Password').click()
  await expect(message(page)).toHaveClass(/info/)
})

test('the profile stays at Loading... when it cannot load, and shows nothing of another session', {
  tag: '@night',
}, async ({ page, user, context, expectStatus }) => {
  await registerAndLogIn(page, user)
  expectStatus(500)
  await context.route('**/api/auth/user/me', (route) => route.fulfill({ status: 500, json: {} }))
  const profileResponse = page.waitForResponse('**/api/auth/user/me')
  await page.goto('/profile')
  await profileResponse
  await expect(page.getByRole('main')).toContainText('Loading...')
  await context.unroute('**/api/auth/user/me')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(user.email)

  expectStatus(401)
  const otherPage = await context.newPage()
  await otherPage.goto('/about')
  await button(otherPage, 'Asha').click()
  await button(otherPage, 'Logout').click()
  await expect(page.getByRole('main')).toContainText('Loading...')
  await expect(page.getByRole('main')).not.toContainText(user.email)
})
