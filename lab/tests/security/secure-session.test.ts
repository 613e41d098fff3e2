import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, logInVictim, logInWithForm, openContext } from '../support/attacker'
import { type SecureSite, startSecureSite } from '../support/secure-site'
import { TEST_HOSTS } from '../support/tls-certificate'

let site: SecureSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSecureSite(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('over TLS a browser keeps the session as a host-only, Secure, HttpOnly, Lax cookie, and drops it at logout', async () => {
  const context = await openContext(browser)
  const { page } = await logInVictim(site, context)
  const cookies = await context.cookies()
  const cookieAttributes = { domain: TEST_HOSTS.own, path: '/', secure: true, sameSite: 'Lax' }
  expect(cookies).toHaveLength(3)
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: '__Host-uns-session', httpOnly: true, ...cookieAttributes }),
  )
  // Marks a browser with an earlier login; it outlives the session and grants no access.
  const deviceCookie = { name: '__Host-uns-device', httpOnly: true, ...cookieAttributes }
  expect(cookies).toContainEqual(expect.objectContaining(deviceCookie))
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'XSRF-TOKEN', httpOnly: false, ...cookieAttributes }),
  )
  expect(await page.evaluate(() => document.cookie)).toMatch(/^XSRF-TOKEN=[\w-]+$/)

  await page.getByRole('button', { name: 'Meena' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const readCookieNames = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(readCookieNames).toEqual([deviceCookie.name])
  // Another window, because this one is still navigating home.
  const otherPage = await context.newPage()
  await otherPage.goto(`${site.secureUrl}/profile`)
  expect(new URL(otherPage.url()).pathname).toBe('/login')
  await context.close()
})

test('no next path in the login URL leads off the site', async () => {
  const context = await openContext(browser)
  const { teacher, page } = await logInVictim(site, context)
  const externalUrls: string[] = []
  await context.route(
    (url) => url.origin !== site.secureUrl,
    (route) => {
      externalUrls.push(route.request().url())
      return route.abort()
    },
  )
  for (const nextPath of UNSAFE_NEXT_PATHS) {
    await logInWithForm(page, `${site.secureUrl}/login?next=${nextPath}`, teacher)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).origin, nextPath).toBe(site.secureUrl)
  }
  expect(externalUrls).toEqual([])
  await context.close()
})

/** As written in the URL: some are decoded once more on their way. */
const UNSAFE_NEXT_PATHS = [
  '//evil.example',
  '/%5Cevil.example',
  '%5C%5Cevil.example',
  '%09//evil.example',
  '/%09/evil.example',
  '/%0A/evil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  'https:evil.example',
  'https:%2F%2Fevil.example',
  '//evil%E3%80%82example',
  '%EF%BC%8F%EF%BC%8Fevil.example',
  '/%2e%2e//evil.example',
  'javascript:location=%27https://evil.example%27',
  'data:text/html,x',
  'profile&next=//evil.example',
  '//evil.example&next=/profile',
]
