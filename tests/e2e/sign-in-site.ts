import { startDnsServer } from '../support/dns-server'
import { findFreePort } from '../support/free-port'
import { startSite } from '../support/site'
import { test as base, expect, type Page } from './fixtures'
import { createPersonCookie, startSignInProviders } from './sign-in-providers'

/** A site whose schools are subscribed at once, with providers and a DNS server. */
async function startSignInSite() {
  const port = String(await findFreePort())
  const providers = await startSignInProviders(`http://localhost:${port}`)
  const dns = await startDnsServer()
  const site = await startSite({
    env: { PORT: port, DNS_SERVERS: dns.server, ...providers.env },
  })
  const stop = async () => {
    await site.stop()
    await Promise.all([providers.stop(), dns.stop()])
  }
  return { url: site.url, dns, issuer: providers.issuer, stop }
}

export type SignInSite = Awaited<ReturnType<typeof startSignInSite>>

export const test = base.extend<object, { site: SignInSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSignInSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

export const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** The person that Google knows in this browser, and the Workspace of the address. */
export const becomePerson = (page: Page, { issuer }: SignInSite, email: string) =>
  page.context().addCookies([createPersonCookie(issuer, email, { hd: email.split('@')[1] })])

/** After a login at the provider: the form is filled in, apart from phone and password. */
export async function registerAsProved(page: Page, email: string, password: string) {
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await page.locator('[name=phone_number]').fill('9876543210')
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=confirm_password]').fill(password)
  await page.locator('main form [type=submit]').click()
  await page.waitForURL((url) => url.pathname.endsWith('/login'))
  await logInWith(page, email, password)
  await page.waitForURL((url) => url.pathname.endsWith('/connect-login'))
}

export async function logInWith(page: Page, email: string, password: string) {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main form [type=submit]').click()
}
