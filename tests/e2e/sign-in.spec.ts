import { readFileSync } from 'node:fs'
import { signIn as hindi } from '@/i18n/hi/sign-in'
import { expect, type Page, test } from './fixtures'
import { createPersonCookie } from './sign-in-providers'
import { expectAccessible, message } from './steps'

test.use({ baseURL: process.env.E2E_REVIEW_URL ?? process.env.E2E_BASE_URL })

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

const issuer = process.env.E2E_OIDC_ISSUER ?? ''

/** A new teacher in Hindi: from the provider to the form, and back to connect; then logs in with it. */
async function registerWithProvider(
  page: Page,
  email: string,
  checkPage: (page: Page) => Promise<void>,
) {
  await page.context().addCookies([createPersonCookie(issuer, email)])
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
  const log = readFileSync(process.env.E2E_REVIEW_LOG ?? '', 'utf8')
  expect(log).toContain('/sign-in/:provider/callback')
  expect(log).not.toMatch(/[?&](code|state)=/)
  expect(log).not.toContain(email)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a new teacher registers with a provider, logs in with it, and removes it', {
      tag: '@ci',
    }, async ({ page, browser, baseURL }) => {
      test.slow()
      const email = `asha-${crypto.randomUUID()}@gmail.com`
      // The checks of a page are scripts.
      await registerWithProvider(page, email, async (opened) => {
        if (javaScriptEnabled) await expectAccessible(opened)
      })
      const context = await browser.newContext({ baseURL, javaScriptEnabled })
      await context.addCookies([createPersonCookie(issuer, email)])
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

    test('a provider that is down gets a sentence on the login page', { tag: '@ci' }, async ({
      page,
    }) => {
      await page.goto('/hi/login')
      await link(page, hindi.button('Lotus ID')).click()
      await expect(message(page)).toContainText('Lotus ID अभी जवाब नहीं दे रहा है।')
      await expect(page.locator('[name=password]')).toBeVisible()
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
