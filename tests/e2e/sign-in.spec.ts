import { signIn as hindi } from '@/i18n/hi/sign-in'
import { OIDC_CLIENT, type OidcServer, startOidcServer } from '../support/oidc-server'
import { findFreePort, type Site, startSite } from '../support/site'
import { test as base, expect, type Page } from './fixtures'
import { expectAccessible, message } from './steps'

type SignInSite = Site & { provider: OidcServer }

/** Providers are settings, so this site and its provider are their own. */
const test = base.extend<{ site: SignInSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const port = await findFreePort()
      const url = `http://localhost:${port}`
      const provider = await startOidcServer({
        redirectUrls: ['google', 'other'].map((key) => `${url}/sign-in/${key}/callback`),
      })
      const site = await startSite({
        env: {
          PORT: String(port),
          LOG_LEVEL: 'debug',
          OIDC_GOOGLE_ISSUER: provider.issuer,
          OIDC_GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
          OIDC_GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
          OIDC_ISSUER: provider.issuer,
          OIDC_NAME: 'Lotus ID',
          OIDC_CLIENT_ID: OIDC_CLIENT.id,
          OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
        },
      })
      await use({ ...site, provider })
      await site.stop()
      await provider.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

/** A new teacher in Hindi: from the provider to the form, and back to connect; then logs in with it. */
async function registerWithProvider(
  page: Page,
  { provider, output }: SignInSite,
  email: string,
  checkPage: (page: Page) => Promise<void>,
) {
  provider.state.person = {
    sub: email,
    claims: { email, email_verified: true, given_name: 'Asha', family_name: 'Rao' },
  }
  await page.goto('/hi/login?next=%2Fhi%2Fprofile%2Fsign-in')
  await expect(link(page, hindi.button('Lotus ID'))).toBeVisible()
  await link(page, hindi.button('Google')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.connect.title)
  await checkPage(page)
  await link(page, hindi.connect.register).click()
  await expect(page.locator('[name=firstname]')).toHaveValue('Asha')
  await expect(page.locator('[name=lastname]')).toHaveValue('Rao')
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await page.locator('[name=phone_number]').fill('9876543210')
  await page.locator('[name=password]').fill('chalk-and-board')
  await page.locator('[name=confirm_password]').fill('chalk-and-board')
  await page.locator('main form [type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/hi/login')
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await page.locator('[name=password]').fill('chalk-and-board')
  await page.locator('main form [type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/hi/connect-login')
  await checkPage(page)
  await page.getByRole('button', { name: hindi.connect.button }).click()
  await page.waitForURL((url) => url.pathname === '/hi/profile/sign-in')
  await expect(page.getByText(`Google: ${email}`)).toBeVisible()
  await checkPage(page)
  expect(output()).not.toMatch(/[?&](code|state)=/)
  expect(output()).not.toContain(email)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a new teacher registers with a provider, logs in with it, and removes it', async ({
      page,
      site,
      browser,
    }) => {
      test.slow()
      const email = `asha-${javaScriptEnabled}@gmail.com`
      // The checks of a page are scripts.
      await registerWithProvider(page, site, email, async (opened) => {
        if (javaScriptEnabled) await expectAccessible(opened)
      })
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
      const other = await context.newPage()
      await other.goto('/ta/login?next=%2Fta%2Fprofile')
      await other.getByRole('main').locator('a[href="/sign-in/google"]').click()
      await other.waitForURL((url) => url.pathname === '/ta/profile')
      await context.close()
      await page.getByRole('main').locator('summary').click()
      await page.getByRole('button', { name: hindi.profile.removeButton }).click()
      await expect(page.getByText(hindi.profile.removed)).toBeVisible()
      await expect(page.getByText(hindi.profile.none)).toBeVisible()
    })

    test('a provider that is down gets a sentence on the login page', async ({ page, site }) => {
      await site.provider.goDown()
      await page.goto('/hi/login')
      await link(page, hindi.button('Google')).click()
      await expect(message(page)).toContainText('Google अभी जवाब नहीं दे रहा है।')
      await expect(page.locator('[name=password]')).toBeVisible()
      await site.provider.comeBack()
    })
  })

test('the login form keeps its words and order; the buttons are below it', async ({ page }) => {
  await page.goto('/login')
  const inOrder = page.getByRole('main').locator('label, form [type=submit], form ~ * a')
  await expect(inOrder).toHaveText([
    ...['Email', 'Password', 'Login', 'Forgot password?', 'Register'],
    ...['Log in with Google', 'Log in with Lotus ID'],
  ])
})
