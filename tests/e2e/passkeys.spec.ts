import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from './fixtures'
import { mailTo } from './mailbox'
import { button, expectInOrder, field, storedItems } from './steps'

/** A phone with a finger on it, by the browser's own virtual authenticator. */
async function withFinger(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  const touch = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { touch }
}

/** Opens the link of the welcome email. */
async function confirm(page: Page, email: string) {
  const { text } = await mailTo(email, /./)
  const [, token] = /\/confirm-email\/([\w-]{43})/.exec(text) ?? []
  const answer = await page.context().request.post(`/api/account/links/${token}`, { data: {} })
  expect(answer.status()).toBe(200)
}

/** The demo manager takes somebody into the team. */
async function takeIn(page: Page, email: string) {
  const folder = path.dirname(process.env.E2E_OUTBOX ?? '')
  const password = readFileSync(path.join(folder, 'demo-password'), 'utf8').trim()
  const { request } = page.context()
  const login = { email: 'team@uns.example', password }
  const { token } = await (await request.post('/api/auth/user/login', { data: login })).json()
  const answer = await request.post('/api/team/roles', {
    data: { email, role: 'manager' },
    headers: { authorization: `Bearer ${token}`, ...(await echo(page)) },
  })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
}

async function echo(page: Page) {
  const cookies = await page.context().cookies()
  return { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
}

test('a manager makes a passkey, logs out, logs in with it, and enters the team’s side', {
  tag: '@night',
}, async ({ page, person, expectStatus }) => {
  // Where the field's suggestion has logged in just before the button is pressed, the button's call bears
  // an echo from before, is refused, and goes out again.
  expectStatus(403)
  // Eight pages and as many answers of a device.
  test.slow()
  await page.context().request.post('/api/auth/user/register', { data: person })
  await confirm(page, person.email)
  await takeIn(page, person.email)
  const { email, password } = person
  const { touch } = await withFinger(page)
  await page.goto('/login')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await page.waitForURL('**/')

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Passkeys' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await expectInOrder(page)
  await touch(true)
  await field(page, 'A name for it').fill('My phone')
  await field(page, 'Your password').fill(password)
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('The passkey “My phone” is ready.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(
    'not used yet',
  )

  await touch(false)
  await page.getByRole('button', { name: person.firstname }).click()
  await button(page, 'Logout').click()
  await page.waitForURL('**/')
  expect(await storedItems(page)).toEqual({})
  await page.goto('/login?next=/team')
  await touch(true)
  await button(page, 'Log in with a passkey')
    .click({ noWaitAfter: true, timeout: 10_000 })
    .catch(() => {})
  // The device has asked for the finger: the team area does not ask for it once more.
  await page.waitForURL(({ pathname }) => pathname === '/team')
  expect(await storedItems(page)).toMatchObject({ user: expect.stringContaining(email) })
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/team/roles')
  await expectInOrder(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
