import { expect, test } from './fixtures'
import { button, pretendLoggedIn } from './steps'

test('Header: logo linking home; links Home, About, Contact', async ({ page }) => {
  await page.goto('/login')
  const top = page.locator('header')
  const goals = { UNS: '/', Home: '/', About: '/about', Contact: '/contact' }
  for (const [name, href] of Object.entries(goals)) {
    const link = top.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
  }
})

test('Footer: links Privacy Policy and Terms & Condition, a Contact link, and a copyright line for 2025', async ({
  page,
}) => {
  await page.goto('/login')
  const bottom = page.locator('footer')
  const goals = {
    'Privacy Policy': '/privacy-policy',
    'Terms & Condition': '/termsandconditions',
    Contact: '/contact',
  }
  for (const [name, href] of Object.entries(goals)) {
    await expect(bottom.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(bottom).toContainText('© 2025')
})

for (const loggedIn of [false, true]) {
  test(`the page fits its window and nothing overlaps, logged ${loggedIn ? 'in' : 'out'}`, async ({
    page,
  }) => {
    const user = { id: 'u', firstname: 'Venkatasubramanian Krishnamoorthy', is_subscribed: 0 }
    if (loggedIn) await pretendLoggedIn(page, user)
    await page.goto('/login')
    const [content, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(content).toBe(room)
    const visible = page.locator('header').locator('a:visible, button:visible')
    const boxes = await visible.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    )
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        expect(apart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true)
      }
    }
  })
}

test('the menu opens inside the window; Escape closes it and the focus returns', async ({
  page,
}) => {
  await pretendLoggedIn(page)
  const menu = page.locator('#user-menu')
  await button(page, 'Asha').focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button(page, 'Asha')).toBeFocused()
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/login')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inside).toBe(true)
})
