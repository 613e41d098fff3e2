import { expect, test } from './fixtures'
import { openLibrary, readerFrame, readNowButton, toolButton } from './reader-steps'
import { button, createGate, field, mockLogin } from './steps'

const SCRIPT_URLS = '**/_next/static/**/*.js'

test('shows the logged-in header before any script has run, without layout shift', async ({
  page,
}) => {
  await mockLogin(page)
  const gate = createGate()
  await page.route(SCRIPT_URLS, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.locator('[popovertarget]')
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

test('keeps and sends input typed before hydration', async ({ page }) => {
  const gate = createGate()
  await page.route(SCRIPT_URLS, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'Email').fill('asha@school.example')
  await field(page, 'Password').fill('secret 1')
  const loginRequest = page.waitForRequest('**/api/auth/user/login')
  await page.route('**/api/auth/user/login', (route) => route.fulfill({ json: { msg: 'nothing' } }))
  await field(page, 'Password').press('Enter')
  gate.open()
  expect((await loginRequest).postDataJSON()).toEqual({
    email: 'asha@school.example',
    password: 'secret 1',
  })
  expect(new URL(page.url()).search).toBe('')
})

test('opens a reader tool pressed before hydration', async ({ page, user }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form says that it needs JavaScript', async ({ page }) => {
    for (const path of ['/register', '/login', '/forgot-password', '/reset-password/abc'])
      await test.step(path, async () => {
        await page.goto(path)
        // Playwright's text locators ignore <noscript>.
        const sentence = page.locator('form noscript p')
        await expect(sentence).toBeVisible()
        await expect(sentence).toContainText('This form needs JavaScript.')
        await expect(page.locator('form button[type=submit]')).toBeDisabled()
        await expect(page.locator('header').getByText('Join Us')).toBeVisible()
      })
  })
})
