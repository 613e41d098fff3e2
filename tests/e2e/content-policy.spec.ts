import { ACCOUNT_PAGES, GATED_PAGES, PUBLIC_PAGES } from '../support/addresses'
import { expect, type Page, test } from './fixtures'
import { enter } from './steps'

// Whatever the browser refuses under the policy appears on its console, and the fixtures fail on that.
// Nobody comes to a reset page but by a letter.
const open = PUBLIC_PAGES.filter((page) => !page.startsWith('/reset-password/'))
const everyRoute = [...open, ...GATED_PAGES, ...ACCOUNT_PAGES]

type SoftNavigation = { next: { router: { push: (to: string) => void } } }

/** As a click on a link does, also to pages that the page at hand does not link to. */
async function softlyThrough(page: Page, to: string[]) {
  // A form brings the framework, also to who is logged out.
  await page.goto('/login')
  await page.waitForFunction(() => 'next' in window)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const route of to) {
    await page.evaluate(
      (path) => (window as unknown as SoftNavigation).next.router.push(path),
      route,
    )
    await page.waitForURL((url) => url.pathname === route)
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

test('no open page breaks the content policy by soft navigation, logged out', async ({ page }) => {
  test.slow()
  await softlyThrough(page, open)
})

test('no page breaks the content policy, opened directly or by soft navigation, logged in', {
  tag: '@night',
}, async ({ page, person }) => {
  test.slow()
  await enter(page, person)
  for (const route of everyRoute) {
    const answer = await page.goto(route)
    expect(answer?.headers()['content-security-policy'], route).toContain("default-src 'none'")
    await expect(page.locator('.user-name')).toHaveText('Asha')
  }
  await softlyThrough(page, everyRoute)
})
