import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openContext, signIn, victim } from '../support/attacker'
import { NAMES } from '../support/certificate'
import { type SecureSite, startSecureSite } from '../support/secure-site'

let site: SecureSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSecureSite(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('over TLS a browser keeps the session as a host-only, Secure, HttpOnly, Lax cookie, and drops it at logout', async () => {
  const context = await openContext(browser)
  const { page } = await victim(site, context)
  const kept = await context.cookies()
  const flags = { domain: NAMES.own, path: '/', secure: true, sameSite: 'Lax' }
  expect(kept).toHaveLength(3)
  expect(kept).toContainEqual(
    expect.objectContaining({ name: '__Host-uns-session', httpOnly: true, ...flags }),
  )
  // It says that somebody has logged in here before, outlives the session and opens nothing.
  const device = { name: '__Host-uns-device', httpOnly: true, ...flags }
  expect(kept).toContainEqual(expect.objectContaining(device))
  expect(kept).toContainEqual(
    expect.objectContaining({ name: 'XSRF-TOKEN', httpOnly: false, ...flags }),
  )
  expect(await page.evaluate(() => document.cookie)).toMatch(/^XSRF-TOKEN=[\w-]+$/)

  await page.getByRole('button', { name: 'Meena' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).toEqual([device.name])
  // Another window: this one is still on its way home.
  const next = await context.newPage()
  await next.goto(`${site.secureUrl}/profile`)
  expect(new URL(next.url()).pathname).toBe('/login')
  await context.close()
})

test('no wish in the login address leads off the site', async () => {
  const context = await openContext(browser)
  const { teacher, page } = await victim(site, context)
  const abroad: string[] = []
  await context.route(
    (url) => url.origin !== site.secureUrl,
    (route) => {
      abroad.push(route.request().url())
      return route.abort()
    },
  )
  for (const wish of WISHES) {
    await signIn(page, `${site.secureUrl}/login?next=${wish}`, teacher)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).origin, wish).toBe(site.secureUrl)
  }
  expect(abroad).toEqual([])
  await context.close()
})

/** As they stand in the address: some decode once more on their way. */
const WISHES = [
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
