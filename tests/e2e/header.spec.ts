import { expect, test } from './fixtures'
import { button, mockLogin, mockUser } from './steps'

test('Header: logo links home; links to Home, About and Contact', async ({ page }) => {
  await page.goto('/login')
  const header = page.locator('header')
  const hrefByName = { UNS: '/', Home: '/', About: '/about', Contact: '/contact' }
  for (const [name, href] of Object.entries(hrefByName)) {
    const link = header.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
  }
})

test('Footer: links Privacy Policy and Terms & Condition, a Contact link, and a copyright line for 2025', async ({
  page,
}) => {
  await page.goto('/login')
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

for (const isLoggedIn of [false, true]) {
  test(`the page fits its window and nothing overlaps, logged ${isLoggedIn ? 'in' : 'out'}`, {
    tag: '@machine',
  }, async ({ page }) => {
    const user = { id: 'u', firstname: 'Venkatasubramanian Krishnamoorthy', is_subscribed: 0 }
    if (isLoggedIn) await mockLogin(page, user)
    await page.goto('/login')
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
  })
}

test('opens the menu inside the window; Escape closes it and restores focus', async ({ page }) => {
  await mockLogin(page)
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

test('shows Subscribe as a plain link to subscribers and as a button to others, before any script has run', async ({
  page,
}) => {
  const subscribeLink = page.locator('header').getByRole('link', { name: 'Subscribe', exact: true })
  const readBackground = () =>
    subscribeLink.evaluate((link) => getComputedStyle(link).backgroundColor)
  await mockLogin(page)
  await page.goto('/about', { waitUntil: 'commit' })
  expect(await readBackground()).not.toBe('rgba(0, 0, 0, 0)')
  await mockLogin(page, { ...mockUser, is_subscribed: 1 })
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

test('links Live sessions and My learning from every page, and fades a scrolling row at its end', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.locator('footer')
  await expect(footer.getByRole('link', { name: 'Live sessions' })).toHaveAttribute(
    'href',
    '/series',
  )
  await mockLogin(page)
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

test('logged in, a phone shows one navigation bar, which fades where it scrolls and has every link once', async ({
  page,
}) => {
  await mockLogin(page)
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

test('the skip link moves focus past the header', async ({ page }) => {
  await page.goto('/login')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain).toBe(true)
})
