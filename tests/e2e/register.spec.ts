import { expect, test } from './fixtures'
import { expectRules } from './form-rules'
import { api, button, createGate, field, fillRegistration, message, openForm } from './steps'
import { expectOnScreen } from './visibility'

const rules = [
  ['First name', '', 'First name is required'],
  ['First name', '   ', 'First name is required'],
  ['Last name', '', 'Last name is required'],
  ['Email', '', 'Email is required'],
  ['Email', 'asha@', 'Enter a valid email address'],
  ['Phone number', '', 'Phone number is required'],
  ['Phone number', '98765', 'Enter a valid 10-digit phone number'],
  ['Phone number', '98765432101', 'Enter a valid 10-digit phone number'],
  ['Password', '', 'Password is required'],
  ['Password', '      ', 'Password is required'],
  ['Password', '12345', 'Password must be at least 6 characters'],
  ['Confirm password', '', 'Confirm password is required'],
  ['Confirm password', 'something else', 'Passwords do not match'],
] as const

test.beforeEach(({ page }) => openForm(page, '/register'))

/** Each shows another sentence than the one before. */
const failures = [
  ['else Registration failed. Please try again.', 502, { status: 502, body: '<h1>Oh</h1>' }],
  ['server msg', 409, { status: 409, json: { msg: 'An account with this email already exists.' } }],
  ['else Registration failed. Please try again.', 0, null],
] as const

test('shows the error of each field and of a failure, and sends once when pressed twice', async ({
  page,
  user,
  expectStatus,
}) => {
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/^10 digits/)
  await expect(field(page, 'Password')).toHaveAccessibleDescription('at least 6 characters')
  await expectRules(page, rules, () => fillRegistration(page, user), 'Register')
  for (const [title, status, response] of failures)
    await test.step(`${status}: ${title}`, async () => {
      expectStatus(status)
      await page.route(api.register, (route) =>
        response ? route.fulfill(response) : route.abort(),
      )
      await button(page, 'Register').click()
      const serverMessage =
        response && 'json' in response && 'msg' in response.json ? response.json.msg : undefined
      await expect(message(page)).toHaveText(
        serverMessage ?? 'Registration failed. Please try again.',
      )
      await expectOnScreen(page, message(page), () => button(page, 'Register').click())
      await expect(field(page, 'First name')).toHaveValue(user.firstname)
      await expect(field(page, 'Phone number')).toHaveValue(user.phone_number)
      await expect(field(page, 'Confirm password')).toHaveValue(user.password)
      await expect(button(page, 'Register')).toBeEnabled()
    })
  await test.step('Registering... while busy, then the login page', async () => {
    let requestCount = 0
    const responseGate = createGate()
    await page.route(api.register, async (route) => {
      requestCount += 1
      await responseGate.opened
      await route.fulfill({ status: 201, json: { msg: 'Welcome to UNS.' } })
    })
    await button(page, 'Register').dblclick()
    await expect(button(page, 'Registering...')).toBeDisabled()
    await field(page, 'Email').press('Enter')
    responseGate.open()
    await page.waitForURL(({ pathname }) => pathname === '/login')
    await expect(message(page)).toHaveText('Welcome to UNS.')
    expect(requestCount).toBe(1)
  })
})

test('an empty form reports every required field and focuses the first', { tag: '@ci' }, async ({
  page,
}) => {
  await button(page, 'Register').click()
  for (const [, text, sentence] of rules) {
    if (text === '') await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  await expect(field(page, 'First name')).toBeFocused()
})

test('success redirects to /login, which shows Registration successful! once', async ({
  page,
  user,
}) => {
  let body: unknown
  await page.route(api.register, (route) => {
    body = route.request().postDataJSON()
    return route.fulfill({ status: 201, json: {} })
  })
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await page.waitForURL(({ pathname }) => pathname === '/login')
  await expect(message(page)).toHaveText('Registration successful!')
  await expect(page.getByRole('status').filter({ hasText: user.email })).toContainText(
    'Open its link to confirm your email address.',
  )
  await expect(field(page, 'Email')).toHaveValue(user.email)
  expect(page.url()).not.toContain('@')
  expect(body).toEqual(user)
  await page.reload()
  await expect(button(page, 'Login')).toBeEnabled()
  await expect(page.getByText('Registration successful!')).toHaveCount(0)
})

test('shows server field errors next to their fields', { tag: '@ci' }, async ({
  page,
  user,
  expectStatus,
}) => {
  expectStatus(422)
  const json = { msg: 'Check the form.', errors: { email: 'No such place.', other: 'x' } }
  await page.route(api.register, (route) => route.fulfill({ status: 422, json }))
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('No such place.')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(message(page)).toHaveText('Check the form.')
})

test('links to login', { tag: '@ci' }, async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/login')
})

test('an email that has an account links to login with the email filled in', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  expectStatus(409)
  const takenMessage = 'An account with this email already exists.'
  await page.route(api.register, (route) =>
    route.fulfill({ status: 409, json: { msg: takenMessage, errors: { email: takenMessage } } }),
  )
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await expect(message(page).locator('p').first()).toHaveText(takenMessage)
  await page.getByRole('link', { name: 'Log in with this email' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/login')
  await expect(field(page, 'Email')).toHaveValue(user.email)
})
