import { expect, test } from './fixtures'
import {
  api,
  button,
  expectRules,
  field,
  fillLogin,
  gateway,
  message,
  pretended,
  storedItems,
} from './steps'

const rules = [
  ['Email', '', 'User ID is required'],
  ['Email', '   ', 'User ID is required'],
  ['Email', 'not an address', 'Enter a valid email address'],
  ['Password', '', 'Password is required'],
] as const

const good = { status: 200, json: { user: pretended, token: 'a-token' } }

test.beforeEach(async ({ page }) => {
  await page.route(api.me, (route) => route.fulfill({ json: pretended }))
  await page.goto('/login')
})

test('what each field asks for; a field error clears when that field is edited', async ({
  page,
}) => {
  await expectRules(page, rules, () => fillLogin(page, 'asha@school.example', 'secret 1'), 'Login')
})

const failures = [
  ['server msg', 401, { status: 401, json: { msg: 'Invalid email or password.' } }],
  ['else Login failed. Please try again.', 0, null],
] as const

for (const [title, status, answer] of failures) {
  test(`Login failure (${status}): ${title}, and what was typed is still there`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(status)
    await page.route(api.login, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await fillLogin(page, 'asha@school.example', 'secret 1')
    await button(page, 'Login').click()
    const said = answer && 'msg' in answer.json ? answer.json.msg : undefined
    await expect(message(page)).toHaveText(said ?? 'Login failed. Please try again.')
    const reason = page.getByRole('status').getByText('Network Error. Check your connection')
    await expect(reason).toHaveCount(answer ? 0 : 1)
    await expect(field(page, 'Email')).toHaveValue('asha@school.example')
    await expect(field(page, 'Password')).toHaveValue('secret 1')
    expect(await storedItems(page)).toEqual({})
  })
}

test('an answer without a session is a failure', async ({ page }) => {
  await page.route(api.login, (route) => route.fulfill({ json: { user: {}, token: '' } }))
  await fillLogin(page, 'asha@school.example', 'secret 1')
  await button(page, 'Login').click()
  await expect(message(page)).toHaveText('Login failed. Please try again.')
  expect(await storedItems(page)).toEqual({})
})

test('A Login button, labelled Logging in... while busy; success leads to / and stores token and user', async ({
  page,
}) => {
  const answer = gateway()
  await page.route(api.login, async (route) => {
    await answer.opened
    await route.fulfill(good)
  })
  await fillLogin(page, ' asha@school.example ', 'secret 1')
  await button(page, 'Login').click()
  await expect(button(page, 'Logging in...')).toBeDisabled()
  answer.open()
  await page.waitForURL((url) => url.pathname === '/')
  const items = await storedItems(page)
  expect(Object.keys(items).sort()).toEqual(['token', 'user'])
  expect(items.token).toBe('a-token')
  expect(JSON.parse(items.user ?? '')).toEqual(pretended)
})

for (const [wish, goal] of [
  ['/about', '/about'],
  ['//evil.example', '/'],
] as const) {
  test(`After login the visitor lands on next if it is one of the site's own paths, else on /: ${wish}`, async ({
    page,
    expectStatus,
    baseURL,
  }) => {
    expectStatus(404)
    await page.route(api.login, (route) => route.fulfill(good))
    await page.goto(`/login?next=${encodeURIComponent(wish)}`)
    await fillLogin(page, 'asha@school.example', 'secret 1')
    await button(page, 'Login').click()
    await page.waitForURL((url) => url.href === new URL(goal, baseURL).href)
  })
}

test('Links to forgot password and to register', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await main.getByRole('link', { name: 'Forgot password' }).click()
  await page.waitForURL('**/forgot-password')
})

test('a password can be shown and hidden again', async ({ page }) => {
  await field(page, 'Password').fill('secret 1')
  const show = button(page, 'Show password')
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await show.click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
})
