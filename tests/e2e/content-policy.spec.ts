import { ACCOUNT_PAGES, GATED_PAGES, PUBLIC_PAGES } from '../support/route-paths'
import { expect, type Page, test } from './fixtures'
import { registerSubscriber } from './steps'

// Reset pages are left out, because they are opened only from an email.
const openPages = PUBLIC_PAGES.filter((page) => !page.startsWith('/reset-password/'))
const allRoutes = [...openPages, ...GATED_PAGES, ...ACCOUNT_PAGES]

type NextRouterWindow = { next: { router: { push: (to: string) => void } } }

async function navigateSoftly(page: Page, routes: string[]) {
  // A page with a form loads the Next client even when logged out.
  await page.goto('/login')
  await page.waitForFunction(() => 'next' in window)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const route of routes) {
    await page.evaluate(
      (path) => (window as unknown as NextRouterWindow).next.router.push(path),
      route,
    )
    await page.waitForURL((url) => url.pathname === route)
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

test('soft navigation between open pages violates no CSP, logged out', { tag: '@ci' }, async ({
  page,
}) => {
  test.slow()
  await navigateSoftly(page, openPages)
})

test('no page violates the CSP on a direct load or soft navigation, logged in', {
  tag: '@night',
}, async ({ page, user, expectStatus }) => {
  test.slow()
  // The school has no website to design yet.
  expectStatus(404)
  await registerSubscriber(page, user)
  for (const route of allRoutes) {
    const response = await page.goto(route)
    expect(response?.headers()['content-security-policy'], route).toContain("default-src 'none'")
    await expect(page.locator('.user-name')).toHaveText('Asha')
  }
  await navigateSoftly(page, allRoutes)
})
