import { expect, type Page, test } from './fixtures'
import { runOnlyAtNight } from './night'
import { button, getOverflow, mockLogin, mockUser, OPEN_PAGES, registerAndLogIn } from './steps'

// Update the snapshots with `npx playwright test -c tests/e2e --update-snapshots=changed
// assistive-technology`.

const LISTED_ROLES =
  /^- '?(banner|navigation|main|contentinfo|region|search|article|heading|link|button|textbox|combobox|checkbox|spinbutton|searchbox|status)\b/

async function readAccessibleOutline(page: Page) {
  const tree = await page.locator('body').ariaSnapshot()
  return (
    tree
      .split('\n')
      .filter((line) => LISTED_ROLES.test(line.trim()))
      // Playwright quotes names that contain a colon.
      .map((line) =>
        line.replace(/- '(.*?)'(:.*)?$|:( .*)?$/, (_, quoted) => (quoted ? `- ${quoted}` : '')),
      )
      .concat('')
      .join('\n')
  )
}

test.describe('accessible outline', () => {
  const OUTLINED_PAGES = [
    ['home', '/'],
    ['about', '/about'],
    ['contact', '/contact'],
    ['register', '/register'],
    ['login', '/login'],
    ['subscription', '/subscription'],
    ['subscription-register', '/subscription-register'],
    ['lms', '/lms'],
    ['terms', '/termsandconditions'],
  ] as const

  test('of open pages', { tag: '@ci' }, async ({ page }) => {
    for (const [name, path] of OUTLINED_PAGES) {
      await page.goto(path)
      const submit = page.locator('main form button[type=submit]')
      if ((await submit.count()) > 0) await page.waitForFunction(() => 'next' in window)
      expect.soft(await readAccessibleOutline(page), path).toMatchSnapshot(`${name}.txt`)
    }
  })

  test('the library, logged in', { tag: '@ci' }, async ({ page, user }) => {
    await registerAndLogIn(page, user)
    await page.goto('/ebook')
    await expect(button(page, 'Asha')).toBeVisible()
    await expect(page.getByText('6 books')).toBeVisible()
    expect(await readAccessibleOutline(page)).toMatchSnapshot('library.txt')
  })
})

test('at 400% zoom on a desktop, no page scrolls sideways and every control is reachable', {
  tag: '@ci',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const measureOverflow = () => page.evaluate(getOverflow)
  for (const path of OPEN_PAGES) {
    await page.goto(path)
    expect(await measureOverflow(), path).toBeLessThanOrEqual(0)
  }
  await mockLogin(page, { ...mockUser, firstname: 'Venkatasubramanian Krishnamoorthy' })
  expect(await measureOverflow()).toBeLessThanOrEqual(0)
  const lastLink = page.getByRole('navigation', { name: 'Members' }).getByRole('link').last()
  await lastLink.focus()
  await expect(lastLink).toBeInViewport({ ratio: 1 })
})

async function tabThroughForm(page: Page) {
  const focusedNames: string[] = []
  await page.locator('main form').evaluate((form) => {
    form.tabIndex = -1
    form.focus()
  })
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab')
    const [name, hasFocusOutline, isLast] = await page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement
      const { outlineStyle, outlineWidth } = getComputedStyle(active)
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      const isSubmitButton = active.matches('form button[type=submit]')
      return [active.name || active.textContent || '', hasOutline, isSubmitButton] as const
    })
    expect(hasFocusOutline, name).toBe(true)
    focusedNames.push(name)
    if (isLast) break
  }
  return focusedNames
}

for (const path of ['/contact', '/forgot-password', '/subscription-register', '/register']) {
  test(
    `Tab reaches every field of ${path} in order and shows the focus`,
    runOnlyAtNight(path !== '/register'),
    async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main form button[type=submit]')).toBeEnabled()
      const fields = await page
        .locator('main form')
        .evaluate((form: HTMLFormElement) =>
          [...form.elements].map(
            (element) => (element as HTMLInputElement).name || element.textContent || '',
          ),
        )
      const fieldNames = fields.filter((name) => name !== '')
      const focusedNames = await tabThroughForm(page)
      expect(focusedNames).toEqual(fieldNames.filter((name) => focusedNames.includes(name)))
      const controls = page
        .locator('main form')
        .locator('input:not([type=hidden]), select, textarea, button')
      expect(focusedNames.length).toBe(await controls.count())
    },
  )
}

test('with forced colours, buttons, fields and the current page link remain distinguishable', {
  tag: '@ci',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  for (const control of await page.locator('.button:visible, .field-input:visible').all()) {
    const borderStyle = await control.evaluate(
      (element) => getComputedStyle(element).borderTopStyle,
    )
    expect(borderStyle).toBe('solid')
  }
  const currentLink = page.locator('header [aria-current=page]:visible')
  await expect(currentLink).toHaveCSS('text-decoration-line', 'underline')
})

test('shows no animation with reduced motion', { tag: '@ci' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('header').getByRole('link', { name: 'Join Us' }).hover()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const isAnimated = await page.evaluate(() =>
    [...document.querySelectorAll('*')].some((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element)
      return transitionDuration !== '0s' || animationName !== 'none'
    }),
  )
  expect(isAnimated).toBe(false)
})

test('pages and forms work without idle callbacks, URL patterns or paint timing', {
  tag: '@ci',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['PerformanceObserver', 'requestIdleCallback', 'URLPattern'])
      Reflect.deleteProperty(window, name)
  })
  await page.goto('/about')
  await page.locator('header').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await button(page, 'Send Message').click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
})
