import { expect, test } from './fixtures'
import { enterLibrary, inside, readNow, tool } from './reader-steps'
import { button, field, gateway, pretendLoggedIn } from './steps'

const scripts = '**/_next/static/**/*.js'

test('the header shows its logged-in form before any script of the page has run, and nothing moves', async ({
  page,
}) => {
  await pretendLoggedIn(page)
  const gate = gateway()
  await page.route(scripts, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.locator('[popovertarget]')
  await expect(menu).toBeVisible()
  await expect(menu).toHaveAccessibleName('Asha')
  const early = await menu.boundingBox()
  await expect(page.locator('header').getByText('Join Us')).toBeHidden()
  await menu.click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  gate.open()
  await expect(button(page, 'Logout')).toBeEnabled()
  await expect(page.locator('.user-name')).toHaveText('Asha')
  expect(await menu.boundingBox()).toEqual(early)
})

test('what was typed before hydration is still there and is sent', async ({ page }) => {
  const gate = gateway()
  await page.route(scripts, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'Email').fill('asha@school.example')
  await field(page, 'Password').fill('secret 1')
  const sent = page.waitForRequest('**/api/auth/user/login')
  await page.route('**/api/auth/user/login', (route) => route.fulfill({ json: { msg: 'nothing' } }))
  await field(page, 'Password').press('Enter')
  gate.open()
  expect((await sent).postDataJSON()).toEqual({
    email: 'asha@school.example',
    password: 'secret 1',
  })
  expect(new URL(page.url()).search).toBe('')
})

test('a tool of the reader that was pressed before hydration is there after it', async ({
  page,
  person,
}) => {
  await enterLibrary(page, person)
  const gate = gateway()
  await page.route(scripts, async (route) => {
    await gate.opened
    await route.continue()
  })
  await readNow(page).click()
  await tool(page, 'Contents').click()
  await expect(inside(page).locator('html')).not.toHaveAttribute('data-view', /./)
  gate.open()
  await expect(inside(page).getByRole('dialog', { name: 'Contents' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/register', '/login', '/forgot-password', '/reset-password/abc']) {
    test(`${path} says that its form needs JavaScript`, async ({ page }) => {
      await page.goto(path)
      // Playwright's text search passes over <noscript>.
      const sentence = page.locator('form noscript p')
      await expect(sentence).toBeVisible()
      await expect(sentence).toContainText('This form needs JavaScript.')
      await expect(page.locator('form button[type=submit]')).toBeDisabled()
      await expect(page.locator('header').getByText('Join Us')).toBeVisible()
    })
  }
})
