import { expect, test } from './fixtures'
import { button, field, tabTo } from './steps'

test('a keyboard user registers, logs in, opens the menu and logs out', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  // Every step waits for one key press at a time.
  test.slow()
  await page.goto('/register')
  await expect(button(page, 'Register')).toBeEnabled()
  const fieldValues = [
    ['First name', user.firstname],
    ['Last name', user.lastname],
    ['Email', user.email],
    ['Phone number', user.phone_number],
    ['Password', user.password],
    ['Confirm password', user.password],
  ] as const
  for (const [label, text] of fieldValues) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === '/login')
  await expect(button(page, 'Login')).toBeEnabled()
  await expect(field(page, 'Email')).toHaveValue(user.email)
  await field(page, 'Email').focus()
  await tabTo(page, 'Password')
  await page.keyboard.type(user.password)
  await tabTo(page, 'Login')
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(button(page, 'Asha')).toBeVisible()
  await tabTo(page, 'Asha')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Logout')
  await page.keyboard.press('Enter')
  await expect(page.locator('header').getByText('Join Us')).toBeVisible()
})
