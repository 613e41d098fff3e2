import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from './fixtures'
import { waitForEmail } from './mailbox'
import { button, expectAccessible, field, storedItems } from './steps'
import { openFactorLink } from './team-steps'

/** A phone with a fingerprint, simulated by Chromium's virtual authenticator. */
async function addVirtualAuthenticator(page: Page) {
  const cdpSession = await page.context().newCDPSession(page)
  await cdpSession.send('WebAuthn.enable')
  const { authenticatorId } = await cdpSession.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  const setTouchEnabled = (enabled: boolean) =>
    cdpSession.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { touch: setTouchEnabled }
}

async function confirmEmail(page: Page, { email, password }: { email: string; password: string }) {
  const { text } = await waitForEmail(email, /./)
  const [, token] = /\/confirm-email\/([\w-]{43})/.exec(text) ?? []
  const response = await page.context().request.post(`/api/account/email-links/${token}`, {
    data: { password },
  })
  expect(response.status()).toBe(200)
}

async function addToTeam(page: Page, email: string) {
  const folder = path.dirname(process.env.E2E_OUTBOX ?? '')
  const password = readFileSync(path.join(folder, 'demo-password'), 'utf8').trim()
  const { request } = page.context()
  const credentials = { email: 'team@uns.example', password }
  const { token } = await (await request.post('/api/auth/user/login', { data: credentials })).json()
  const response = await request.post('/api/team/roles', {
    data: { email, role: 'manager' },
    headers: { authorization: `Bearer ${token}`, ...(await readCsrfHeader(page)) },
  })
  expect(response.status()).toBe(200)
  await page.context().clearCookies()
}

async function readCsrfHeader(page: Page) {
  const cookies = await page.context().cookies()
  return { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
}

test('a manager creates a passkey, logs out, logs in with it and opens the team area', {
  tag: '@night',
}, async ({ page, user, expectStatus }) => {
  // Autofill can log in just before the click, whose CSRF token is then old: 403 and a retry.
  expectStatus(403)
  test.slow()
  await page.context().request.post('/api/auth/user/register', { data: user })
  await confirmEmail(page, user)
  await addToTeam(page, user.email)
  const { email, password } = user
  const { touch: setTouchEnabled } = await addVirtualAuthenticator(page)
  await page.goto('/login')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await page.waitForURL('**/')

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Passkeys' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await expectAccessible(page)
  await openFactorLink(page, email)
  await page.getByRole('link', { name: 'Manage your passkeys' }).click()
  await setTouchEnabled(true)
  await field(page, 'Passkey name').fill('My phone')
  await field(page, 'Your password').fill(password)
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('The passkey “My phone” is ready.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(
    'not used yet',
  )

  await setTouchEnabled(false)
  await page.getByRole('button', { name: user.firstname }).click()
  await button(page, 'Logout').click()
  await page.waitForURL('**/')
  expect(await storedItems(page)).toEqual({})
  await page.goto('/login?next=/team')
  await setTouchEnabled(true)
  await button(page, 'Log in with a passkey')
    .click({ noWaitAfter: true, timeout: 10_000 })
    .catch(() => {})
  // The passkey login already verified the user, so the team area skips its second factor.
  await page.waitForURL(({ pathname }) => pathname === '/team')
  expect(await storedItems(page)).toMatchObject({ user: expect.stringContaining(email) })
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/team/roles')
  await expectAccessible(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
