import { expect, test } from './fixtures'
import { openLibrary, readerFrame, readNowButton, toolButton } from './reader-steps'
import {
  button,
  createGate,
  field,
  fillLogin,
  fillRegistration,
  registerAndLogIn,
  storedItems,
  storeMockLogin,
} from './steps'

const SCRIPT_URLS = '**/_next/static/**/*.js'

test('shows the logged-in header before any script has run, without layout shift', async ({
  page,
}) => {
  await storeMockLogin(page)
  const gate = createGate()
  await page.route(SCRIPT_URLS, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.locator('.user-menu-button')
  await expect(menu).toBeVisible()
  await expect(menu).toHaveAccessibleName('Asha')
  const boxBefore = await menu.boundingBox()
  await expect(page.locator('header').getByText('Join Us')).toBeHidden()
  await menu.click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  gate.open()
  await expect(button(page, 'Logout')).toBeEnabled()
  await expect(page.locator('.user-name')).toHaveText('Asha')
  expect(await menu.boundingBox()).toEqual(boxBefore)
})

test('a login posted before hydration is stored, shown at first paint, and handed over once', async ({
  page,
  user,
}) => {
  await registerAndLogIn(page, user)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.route(SCRIPT_URLS, () => {})
  await page.goto('/login?next=/about', { waitUntil: 'commit' })
  await fillLogin(page, user.email, user.password)
  await field(page, 'Password').press('Enter')
  await page.waitForURL((url) => url.pathname === '/about', { waitUntil: 'commit' })
  await expect(page.locator('.user-menu-button')).toHaveAccessibleName(user.firstname)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
  const stored = await storedItems(page)
  expect(Object.keys(stored).sort()).toEqual(['token', 'user'])
  expect(JSON.parse(stored.user ?? '')).toMatchObject({ email: user.email, is_subscribed: 0 })
  const me = await page.context().request.get('/api/auth/user/me', {
    headers: { authorization: `Bearer ${stored.token}` },
  })
  expect(await me.json()).toMatchObject({ email: user.email })
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).filter((name) => /login/.test(name))).toEqual([])
  expect(page.url()).not.toContain(stored.token ?? '')
})

test('a press before hydration shows that the form is busy, and posts once', async ({
  page,
  user,
}) => {
  let postCount = 0
  await page.route(SCRIPT_URLS, () => {})
  // Without a next page this one stays, as on a slow line.
  await page.route('**/register', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    postCount += 1
    return route.fulfill({ status: 204 })
  })
  await page.goto('/register', { waitUntil: 'commit' })
  await fillRegistration(page, user)
  await button(page, 'Register').tap()
  await expect(button(page, 'Registering...')).toHaveAttribute('aria-busy', 'true')
  await field(page, 'Email').press('Enter')
  expect(postCount).toBe(1)
})

test('an answer to a post before hydration comes to life: errors clear, and the next press is a call', {
  tag: '@ci',
}, async ({ page, user }) => {
  const gate = createGate()
  await page.route(SCRIPT_URLS, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  await fillRegistration(page, { ...user, phone_number: '98765' })
  await button(page, 'Register').tap()
  await expect(field(page, 'Phone number')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'First name').fill('Meena')
  gate.open()
  await expect(page.locator('form[data-posts]')).toHaveCount(0)
  await expect(field(page, 'First name')).toHaveValue('Meena')
  await expect(field(page, 'Last name')).toHaveValue(user.lastname)
  await field(page, 'Phone number').fill(user.phone_number)
  await expect(field(page, 'Phone number')).not.toHaveAttribute('aria-invalid')
  await field(page, 'Password').fill(user.password)
  await field(page, 'Confirm password').fill(user.password)
  const call = page.waitForRequest('**/api/auth/user/register')
  await button(page, 'Register').tap()
  expect((await call).postDataJSON()).toMatchObject({ firstname: 'Meena', email: user.email })
  await page.waitForURL(({ pathname }) => pathname === '/login')
})

test('opens a reader tool pressed before hydration', { tag: '@ci' }, async ({ page, user }) => {
  await openLibrary(page, user)
  const gate = createGate()
  await page.route(SCRIPT_URLS, async (route) => {
    await gate.opened
    await route.continue()
  })
  await readNowButton(page).click()
  await toolButton(page, 'Contents').click()
  await expect(readerFrame(page).locator('html')).not.toHaveAttribute('data-view', /./)
  gate.open()
  await expect(readerFrame(page).getByRole('dialog', { name: 'Contents' })).toBeVisible()
})
