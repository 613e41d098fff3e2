import { expect, test } from './fixtures'
import { button, pretended, pretendLoggedIn } from './steps'

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

test('for a subscriber the Subscribe link is quiet before any script has run, for others a button', async ({
  page,
}) => {
  const background = () =>
    page
      .locator('header')
      .getByRole('link', { name: 'Subscribe', exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  await pretendLoggedIn(page)
  await page.goto('/about', { waitUntil: 'commit' })
  expect(await background()).not.toBe('rgba(0, 0, 0, 0)')
  await pretendLoggedIn(page, { ...pretended, is_subscribed: 1 })
  await page.goto('/about', { waitUntil: 'commit' })
  expect(await background()).toBe('rgba(0, 0, 0, 0)')
  await expect(page.locator('header').getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
})

test('live sessions and My learning are one step away, and a row that scrolls fades at its end', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.locator('footer')
  await expect(footer.getByRole('link', { name: 'Live sessions' })).toHaveAttribute(
    'href',
    '/series',
  )
  await pretendLoggedIn(page)
  const members = page.getByRole('navigation', { name: 'Members' })
  for (const [name, href] of [
    ['Live sessions', '/series'],
    ['My learning', '/my-learning'],
  ] as const)
    await expect(members.getByRole('link', { name })).toHaveAttribute('href', href)
  const row = await members.locator('ul').evaluate((list) => ({
    scrolls: list.scrollWidth > list.clientWidth,
    fades: getComputedStyle(list).maskImage !== 'none',
  }))
  if (row.scrolls) expect(row.fades).toBe(true)
  await members.getByRole('link', { name: 'Website' }).focus()
  await expect(members.getByRole('link', { name: 'Website' })).toBeInViewport({ ratio: 1 })
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
