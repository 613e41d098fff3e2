import { expect, test } from './fixtures'
import { expectRules } from './form-rules'
import { runOnlyInCi } from './night'
import {
  api,
  button,
  createGate,
  EMPTY_SUMMARY,
  field,
  fillLogin,
  message,
  mockUser,
  openForm,
  storedItems,
} from './steps'
import { expectOnScreen } from './visibility'

const rules = [
  ['Email', '', 'User ID is required'],
  ['Email', '   ', 'User ID is required'],
  ['Email', 'not an address', 'Enter a valid email address'],
  ['Password', '', 'Password is required'],
] as const

const successResponse = { status: 200, json: { user: mockUser, token: 'a-token' } }

test.beforeEach(async ({ page }) => {
  await page.route(api.me, (route) => route.fulfill({ json: mockUser }))
  await openForm(page, '/login')
})

const failures = [
  ['server msg', 401, { status: 401, json: { msg: 'Invalid email or password.' } }],
  ['else Login failed. Please try again.', 0, null],
] as const

test('shows the error of each field and of a failure, and stores token and user on success', async ({
  page,
  expectStatus,
}) => {
  await expectRules(page, rules, () => fillLogin(page, 'asha@school.example', 'secret 1'), 'Login')
  for (const [title, status, response] of failures)
    await test.step(`${status}: ${title}`, async () => {
      expectStatus(status)
      await page.route(api.login, (route) => (response ? route.fulfill(response) : route.abort()))
      await button(page, 'Login').click()
      const serverMessage = response && 'msg' in response.json ? response.json.msg : undefined
      await expect(message(page)).toHaveText(serverMessage ?? 'Login failed. Please try again.')
      await expectOnScreen(page, message(page), () => button(page, 'Login').click())
      const reason = page.getByRole('status').getByText('Network Error. Check your connection')
      await expect(reason).toHaveCount(response ? 0 : 1)
      await expect(field(page, 'Email')).toHaveValue('asha@school.example')
      await expect(field(page, 'Password')).toHaveValue('secret 1')
      expect(await storedItems(page)).toEqual({})
    })
  await test.step('Logging in... while busy, then home', async () => {
    const responseGate = createGate()
    await page.route(api.login, async (route) => {
      await responseGate.opened
      await route.fulfill(successResponse)
    })
    await page.route(api.home, (route) => route.fulfill({ json: EMPTY_SUMMARY }))
    await field(page, 'Email').fill(' asha@school.example ')
    await button(page, 'Login').click()
    await expect(button(page, 'Logging in...')).toBeDisabled()
    responseGate.open()
    await page.waitForURL((url) => url.pathname === '/')
    const stored = await storedItems(page)
    expect(Object.keys(stored).sort()).toEqual(['token', 'user'])
    expect(stored.token).toBe('a-token')
    expect(JSON.parse(stored.user ?? '')).toEqual(mockUser)
  })
})

test('a response without a session counts as a failure', { tag: '@ci' }, async ({ page }) => {
  await page.route(api.login, (route) => route.fulfill({ json: { user: {}, token: '' } }))
  await fillLogin(page, 'asha@school.example', 'secret 1')
  await button(page, 'Login').click()
  await expect(message(page)).toHaveText('Login failed. Please try again.')
  expect(await storedItems(page)).toEqual({})
})

for (const [nextPath, landingPath] of [
  ['/about', '/about'],
  ['//evil.example', '/'],
] as const) {
  test(
    `redirects after login to next if it is one of the site's own paths, else to /: ${nextPath}`,
    runOnlyInCi(nextPath === '/about'),
    async ({ page, expectStatus, baseURL }) => {
      // Home asks for what a user sees there, and the mocked token is unknown to it.
      expectStatus(401, 404)
      await page.route(api.login, (route) => route.fulfill(successResponse))
      await openForm(page, `/login?next=${encodeURIComponent(nextPath)}`)
      await fillLogin(page, 'asha@school.example', 'secret 1')
      await button(page, 'Login').click()
      await page.waitForURL((url) => url.href === new URL(landingPath, baseURL).href)
    },
  )
}

test('links to forgot password and to register', { tag: '@ci' }, async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await main.getByRole('link', { name: 'Forgot password' }).click()
  await page.waitForURL('**/forgot-password')
})

test('shows and hides the password', { tag: '@ci' }, async ({ page }) => {
  await field(page, 'Password').fill('secret 1')
  const showButton = button(page, 'Show password')
  await showButton.click()
  await expect(showButton).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await showButton.click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
})
