import { expect, test } from './fixtures'
import { api, button, mockLogin, mockUser, storedItems, storeMockLogin } from './steps'

const header = 'header'

test('logged in: a Subscribe link to /subscription-form, and a dropdown titled with the first name', async ({
  page,
}) => {
  await mockLogin(page, mockUser, '/forgot-password')
  const headerElement = page.locator(header)
  await expect(headerElement.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
  await button(page, 'Asha').click()
  await expect(headerElement.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(headerElement.getByRole('link', { name: 'Change Password' })).toBeVisible()
  await expect(button(page, 'Logout')).toBeVisible()
  await expect(headerElement.getByText('Join Us')).toBeHidden()
  await test.step('Logout clears the session and goes home', async () => {
    let authorization = ''
    await page.route(api.logout, (route) => {
      authorization = route.request().headers().authorization ?? ''
      return route.fulfill({ json: { msg: 'Logged out.' } })
    })
    await button(page, 'Logout').click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(authorization).toBe('Bearer pretended')
    expect(await storedItems(page)).toEqual({})
    await expect(headerElement.getByText('Join Us')).toBeVisible()
  })
})

for (const [user, title] of [
  [{ id: 'u', name: 'Asha Rao' }, 'Asha Rao'],
  [{ id: 'u' }, 'User'],
  [{ id: 'u', firstname: 'अनु "A\\' }, 'अनु "A\\'],
] as const) {
  test(`titles the dropdown with the name, else User: ${title}`, { tag: '@night' }, async ({
    page,
  }) => {
    await mockLogin(page, user)
    await expect(button(page, title)).toBeVisible()
  })
}

test('Logout works without network and reaches the server later', { tag: '@night' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  await mockLogin(page)
  let [isOffline, isServerCalled] = [true, false]
  await page.route(api.logout, (route) => {
    if (isOffline) return route.abort()
    isServerCalled = true
    return route.fulfill({ json: { msg: 'Logged out.' } })
  })
  await page.goto('/forgot-password')
  await button(page, 'Asha').click()
  await button(page, 'Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await storedItems(page)).toEqual({})
  expect(isServerCalled).toBe(false)
  isOffline = false
  await page.reload()
  await expect.poll(() => isServerCalled).toBe(true)
})

test('if parsing the stored user fails, clears both stored items and ends the server session', {
  tag: '@night',
}, async ({ page }) => {
  await mockLogin(page)
  await page.route(api.logout, (route) => route.fulfill({ json: { msg: 'Logged out.' } }))
  await page.evaluate(() => localStorage.setItem('user', '{"id":'))
  const logoutRequest = page.waitForRequest(api.logout)
  await page.reload()
  await logoutRequest
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  expect(await storedItems(page)).toEqual({})
  await expect(page.locator(header).getByText('Login')).toBeVisible()
})

test('tabs follow each other', { tag: '@ci' }, async ({ page, context }) => {
  await mockLogin(page)
  await context.route(api.logout, (route) => route.fulfill({ json: { msg: 'Logged out.' } }))
  const otherPage = await context.newPage()
  await otherPage.goto('/forgot-password')
  await expect(button(otherPage, 'Asha')).toBeVisible()
  await button(otherPage, 'Asha').click()
  await button(otherPage, 'Logout').click()
  await expect(page.locator(header).getByText('Join Us')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
})

test('refreshes user once per visit by GET /api/auth/user/me; a 401 clears both items', async ({
  page,
  context,
  expectStatus,
}) => {
  await mockLogin(page)
  await context.route(api.me, (route) =>
    route.fulfill({ json: { ...mockUser, firstname: 'Usha', is_subscribed: 1 } }),
  )
  await page.reload()
  await expect(button(page, 'Usha')).toBeVisible()
  expectStatus(401)
  await context.route(api.me, (route) => route.fulfill({ status: 401, json: { msg: 'No.' } }))
  await page.reload()
  await expect(page.locator(header).getByText('Join Us')).toBeVisible()
  expect(await storedItems(page)).toEqual({})
})

test('shows the page in a browser that blocks storage', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(() => {
    const throwSecurityError = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: throwSecurityError })
    Object.defineProperty(window, 'sessionStorage', { get: throwSecurityError })
  })
  await page.goto('/login')
  await expect(button(page, 'Login')).toBeEnabled()
  await expect(page.locator(header).getByText('Join Us')).toBeVisible()
})

test('shows Subscribe as a plain link to subscribers and as a button to others, before any script has run', {
  tag: '@ci',
}, async ({ page }) => {
  const subscribeLink = page.locator('header').getByRole('link', { name: 'Subscribe', exact: true })
  const readBackground = () =>
    subscribeLink.evaluate((link) => getComputedStyle(link).backgroundColor)
  await storeMockLogin(page)
  await page.goto('/about', { waitUntil: 'commit' })
  expect(await readBackground()).not.toBe('rgba(0, 0, 0, 0)')
  await storeMockLogin(page, { ...mockUser, is_subscribed: 1 })
  await page.goto('/about', { waitUntil: 'commit' })
  expect(await readBackground()).toBe('rgba(0, 0, 0, 0)')
  await expect(page.locator('header').getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
  // A change while the page is open takes effect at once: half-way, the text would be unreadable.
  const background = await subscribeLink.evaluate((link) => {
    delete document.documentElement.dataset.subscribed
    return getComputedStyle(link).backgroundColor
  })
  expect(background).not.toBe('rgba(0, 0, 0, 0)')
})
