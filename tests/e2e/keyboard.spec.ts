import { expect, type Page, test } from './fixtures'
import { button, field } from './steps'

/** Tabs on until the wanted element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const own = await focused.evaluate(
      (one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent,
    )
    if (own?.trim() === name) return
  }
  throw new Error(`The Tab key does not reach ${name}.`)
}

test('somebody without a mouse registers, logs in, opens the menu and logs out', async ({
  page,
  person,
}) => {
  // Every step waits for the one key that leads to it.
  test.slow()
  await page.goto('/register')
  await expect(button(page, 'Register')).toBeEnabled()
  const answers = [
    ['First name', person.firstname],
    ['Last name', person.lastname],
    ['Email', person.email],
    ['Phone number', person.phone_number],
    ['Password', person.password],
    ['Confirm password', person.password],
  ] as const
  for (const [label, text] of answers) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await expect(button(page, 'Login')).toBeEnabled()
  await expect(field(page, 'Email')).toHaveValue(person.email)
  await field(page, 'Email').focus()
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
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
