import { expect, type Page, test } from './fixtures'
import { button, mockLogin } from './steps'

test('logged out: header and footer have their links, the page fits its window, and the skip link moves focus', {
  tag: '@machine',
}, async ({ page }) => {
  await page.goto('/login')
  await test.step('the header: logo, Home, About and Contact', async () => {
    const header = page.locator('header')
    const hrefByName = { UNS: '/', Home: '/', About: '/about', Contact: '/contact' }
    for (const [name, href] of Object.entries(hrefByName)) {
      const link = header.getByRole('link', { name, exact: true })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', href)
    }
  })
  await test.step('the footer: both policies, Contact and a copyright line for 2025', async () => {
    const footer = page.locator('footer')
    const hrefByName = {
      'Privacy Policy': '/privacy-policy',
      'Terms & Condition': '/termsandconditions',
      Contact: '/contact',
    }
    for (const [name, href] of Object.entries(hrefByName)) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(footer).toContainText('© 2025')
  })
  await test.step('the page fits its window and nothing overlaps', () => expectFit(page))
  await test.step('the skip link moves focus past the header', async () => {
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    expect(isInMain).toBe(true)
  })
})

async function expectFit(page: Page) {
  const [contentWidth, windowWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(contentWidth).toBe(windowWidth)
  const controls = page.locator('header').locator('a:visible, button:visible')
  const boxes = await controls.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  )
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const isSeparate =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
      expect(isSeparate, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true)
    }
  }
}

test('the page fits its window and nothing overlaps, logged in', { tag: '@machine' }, async ({
  page,
}) => {
  const user = { id: 'u', firstname: 'Venkatasubramanian Krishnamoorthy', is_subscribed: 0 }
  await mockLogin(page, user, '/login')
  await expectFit(page)
})

test('logged in: the links of members, one navigation bar on a phone, and a menu inside the window', async ({
  page,
}) => {
  await mockLogin(page)
  await test.step('a phone shows one bar, which fades where it scrolls, and has every link once', async () => {
    const header = page.locator('header')
    const bars = header.getByRole('navigation')
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    await expect(bars).toHaveCount(isPhone ? 1 : 2)
    for (const name of ['Home', 'About', 'Contact', 'Live sessions', 'E-books'])
      await expect(header.getByRole('link', { name, exact: true })).toHaveCount(1)
    if (!isPhone) return
    const row = header.getByRole('navigation', { name: 'Members' }).locator('ul')
    const rowState = await row.evaluate((list) => ({
      scrolls: list.scrollWidth > list.clientWidth,
      fades: getComputedStyle(list).maskImage !== 'none',
    }))
    expect(rowState).toEqual({ scrolls: true, fades: true })
  })
  await test.step('links Live sessions and My learning, and fades a scrolling row at its end', async () => {
    const footer = page.locator('footer')
    await expect(footer.getByRole('link', { name: 'Live sessions' })).toHaveAttribute(
      'href',
      '/series',
    )
    const memberNav = page.getByRole('navigation', { name: 'Members' })
    await expect(memberNav.getByRole('link').nth(0)).toHaveText('Live sessions')
    await expect(memberNav.getByRole('link').nth(1)).toHaveText('My learning')
    for (const [name, href] of [
      ['Live sessions', '/series'],
      ['My learning', '/my-learning'],
    ] as const)
      await expect(memberNav.getByRole('link', { name })).toHaveAttribute('href', href)
    const listState = await memberNav.locator('ul').evaluate((list) => ({
      scrolls: list.scrollWidth > list.clientWidth,
      fades: getComputedStyle(list).maskImage !== 'none',
    }))
    if (listState.scrolls) expect(listState.fades).toBe(true)
    await memberNav.getByRole('link', { name: 'Website' }).focus()
    await expect(memberNav.getByRole('link', { name: 'Website' })).toBeInViewport({ ratio: 1 })
  })
  await test.step('the menu opens inside the window; Escape closes it and restores focus', async () => {
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
})
