import { expect, test } from './fixtures'
import { api, button, pretended, pretendLoggedIn, storedItems } from './steps'

const header = 'header'

test('Logged out: Login and Join Us buttons', async ({ page }) => {
  await page.goto('/')
  const links = page.locator(header).getByRole('link')
  await expect(links.filter({ hasText: 'Login' })).toHaveAttribute('href', '/login')
  await expect(links.filter({ hasText: 'Join Us' })).toHaveAttribute('href', '/register')
  await expect(page.locator(header).getByText('Subscribe')).toBeHidden()
})

test('Logged in: a Subscribe link to /subscription-form, and a dropdown titled with the first name', async ({
  page,
}) => {
  await pretendLoggedIn(page)
  const top = page.locator(header)
  await expect(top.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
  await button(page, 'Asha').click()
  await expect(top.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(top.getByRole('link', { name: 'Change Password' })).toBeVisible()
  await expect(button(page, 'Logout')).toBeVisible()
  await expect(top.getByText('Join Us')).toBeHidden()
})

for (const [user, title] of [
  [{ id: 'u', name: 'Asha Rao' }, 'Asha Rao'],
  [{ id: 'u' }, 'User'],
  [{ id: 'u', firstname: 'अनु "A\\' }, 'अनु "A\\'],
] as const) {
  test(`(or the name, else User): ${title}`, async ({ page }) => {
    await pretendLoggedIn(page, user)
    await expect(button(page, title)).toBeVisible()
  })
}

test('Logout clears the session and goes home', async ({ page }) => {
  await pretendLoggedIn(page)
  let told = ''
  await page.route(api.logout, (route) => {
    told = route.request().headers().authorization ?? ''
    return route.fulfill({ json: { msg: 'Logged out.' } })
  })
  await page.goto('/forgot-password')
  await button(page, 'Asha').click()
  await button(page, 'Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(told).toBe('Bearer pretended')
  expect(await storedItems(page)).toEqual({})
  await expect(page.locator(header).getByText('Join Us')).toBeVisible()
})

test('Logout works without network, and the server is told later', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  await pretendLoggedIn(page)
  let [away, told] = [true, false]
  await page.route(api.logout, (route) => {
    if (away) return route.abort()
    told = true
    return route.fulfill({ json: { msg: 'Logged out.' } })
  })
  await page.goto('/forgot-password')
  await button(page, 'Asha').click()
  await button(page, 'Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await storedItems(page)).toEqual({})
  expect(told).toBe(false)
  away = false
  await page.reload()
  await expect.poll(() => told).toBe(true)
})

test('If parsing the stored user fails, both stored items are cleared and the server session is ended too', async ({
  page,
}) => {
  await pretendLoggedIn(page)
  await page.route(api.logout, (route) => route.fulfill({ json: { msg: 'Logged out.' } }))
  await page.evaluate(() => localStorage.setItem('user', '{"id":'))
  const told = page.waitForRequest(api.logout)
  await page.reload()
  await told
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  expect(await storedItems(page)).toEqual({})
  await expect(page.locator(header).getByText('Login')).toBeVisible()
})

test('Tabs follow each other', async ({ page, context }) => {
  await pretendLoggedIn(page)
  await context.route(api.logout, (route) => route.fulfill({ json: { msg: 'Logged out.' } }))
  const other = await context.newPage()
  await other.goto('/forgot-password')
  await expect(button(other, 'Asha')).toBeVisible()
  await button(other, 'Asha').click()
  await button(other, 'Logout').click()
  await expect(page.locator(header).getByText('Join Us')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
})

test('Once per visit GET /api/auth/user/me refreshes user; a 401 clears both items', async ({
  page,
  context,
  expectStatus,
}) => {
  await pretendLoggedIn(page)
  await context.route(api.me, (route) =>
    route.fulfill({ json: { ...pretended, firstname: 'Usha', is_subscribed: 1 } }),
  )
  await page.reload()
  await expect(button(page, 'Usha')).toBeVisible()
  expectStatus(401)
  await context.route(api.me, (route) => route.fulfill({ status: 401, json: { msg: 'No.' } }))
  await page.reload()
  await expect(page.locator(header).getByText('Join Us')).toBeVisible()
  expect(await storedItems(page)).toEqual({})
})

test('a browser that refuses its storage still shows the page', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await page.goto('/login')
  await expect(button(page, 'Login')).toBeEnabled()
  await expect(page.locator(header).getByText('Join Us')).toBeVisible()
})
