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

test('the page fits its window and nothing overlaps, logged in', {
  tag: ['@ci', '@machine'],
}, async ({ page }) => {
  const user = { id: 'u', firstname: 'Venkatasubramanian Krishnamoorthy', is_subscribed: 0 }
  await mockLogin(page, user, '/login')
  await expectFit(page)
})

test('logged in: the links of members, one navigation bar on a phone, and a menu inside the window', async ({
  page,
}) => {
  await mockLogin(page)
  const memberNav = page.getByRole('navigation', { name: 'Members' })
  const more = memberNav.getByRole('button', { name: 'More' })
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  await test.step('a phone shows one bar, at the bottom, and has every link once behind More', async () => {
    const header = page.locator('header')
    await expect(header.getByRole('navigation')).toHaveCount(isPhone ? 1 : 2)
    await expect(memberNav).toBeInViewport({ ratio: 1 })
    if (isPhone) await more.tap()
    else await more.hover()
    for (const name of ['Home', 'About', 'Contact', 'My school', 'Videos', 'My drafts', 'Website'])
      await expect(header.getByRole('link', { name, exact: true })).toHaveCount(1)
    await expect(memberNav.getByRole('link', { name: 'Website' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(memberNav.getByRole('link', { name: 'Website' })).toBeHidden()
  })
  await test.step('a keyboard opens More and reaches its links', async () => {
    await more.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(memberNav.locator('#more-pages a:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })
  await test.step('groups lead to their first page', async () => {
    const hrefs = { Sessions: '/series', 'My learning': '/my-learning', Library: '/ebook' }
    for (const [name, href] of Object.entries(hrefs))
      await expect(memberNav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
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
