import { accessibility as english } from '@/i18n/en/accessibility'
import { accessibility as hindi } from '@/i18n/hi/accessibility'
import type { Language } from '@/i18n/languages'
import { accessibility as tamil } from '@/i18n/ta/accessibility'
import { addLanguage } from '@/lib/language-paths'
import { routes } from '@/lib/routes'
import { isFullRun } from '../support/full-run'
import { expect, type Page, test } from './fixtures'
import { runOnlyInCi } from './night'
import {
  api,
  button,
  createBookNote,
  expectAccessible,
  field,
  message,
  mockLogin,
  OPEN_PAGES,
  openForm,
  registerAndLogIn,
} from './steps'

for (const [path, name] of [
  ['/register', 'Register'],
  ['/login', 'Login'],
] as const) {
  test(
    `${path} is accessible while its errors show`,
    runOnlyInCi(path !== '/register'),
    async ({ page }) => {
      await page.goto(path)
      await button(page, name).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      await expectAccessible(page)
    },
  )
}

test('/contact is accessible with field errors and with a failed submission', {
  tag: '@night',
}, async ({ page, expectStatus }) => {
  expectStatus(500)
  await openForm(page, '/contact')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  await expectAccessible(page)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByLabel('Name', { exact: true }).fill('Meena')
  await page.getByLabel('Email', { exact: true }).fill('meena@school.example')
  await page.getByLabel('Subject', { exact: true }).fill('Books')
  await page.getByLabel('Message', { exact: true }).fill('Which of the books are free?')
  await page.locator('main form button[type=submit]').click()
  await expect(message(page)).toHaveText('Failed to send message. Try again later.')
  await expectAccessible(page)
})

test('/forgot-password and the reset page are accessible after a failed submission', {
  tag: '@night',
}, async ({ page, expectStatus }) => {
  expectStatus(400, 503)
  await page.route(api.forgot, (route) => route.fulfill({ status: 503, json: {} }))
  await openForm(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill('meena@school.example')
  await button(page, 'Send Reset Link').click()
  await expect(message(page)).toBeVisible()
  await expectAccessible(page)
  await openForm(page, `/reset-password/${'A'.repeat(43)}`)
  await field(page, 'New password').fill('a new one')
  await button(page, 'Reset Password').click()
  await expect(message(page)).toHaveText('This reset link is invalid or has expired.')
  await expectAccessible(page)
})

test('account pages, the open menu and the 404 page are accessible', { tag: '@night' }, async ({
  page,
  user,
  expectStatus,
}) => {
  expectStatus(400, 404)
  await createBookNote(page, await registerAndLogIn(page, user), `One word: ${'x'.repeat(90)}`)
  await page.goto('/profile')
  await expect(page.getByText(user.email)).toBeVisible()
  await page.locator('header').getByRole('button', { name: user.firstname }).click()
  await expectAccessible(page)
  await page.goto('/change-password')
  await page.getByLabel('Current password', { exact: true }).fill('wrong one')
  await page.getByLabel('New password', { exact: true }).fill('a new one')
  await button(page, 'Change Password').click()
  await expect(message(page)).toHaveText('Current password is incorrect.')
  await expectAccessible(page)
  for (const path of ['/no-such-page', '/ebook']) {
    await page.goto(path)
    await expectUserName(page, user.firstname)
    await expectAccessible(page)
  }
})

/** By day every third page. When logged in, only the header and these pages differ. */
const TESTED_PAGES = isFullRun ? OPEN_PAGES : OPEN_PAGES.filter((_, index) => index % 3 === 0)
const PAGES_BY_LOGIN_STATE = {
  'logged out': TESTED_PAGES,
  'logged in': ['/', '/subscription-form'],
}

for (const [state, paths] of Object.entries(PAGES_BY_LOGIN_STATE)) {
  test(`open pages are accessible and never scroll sideways, ${state}`, {
    tag: state === 'logged in' ? '@night' : '@ci',
  }, async ({ page }) => {
    test.slow()
    if (state === 'logged in') await mockLogin(page)
    for (const path of paths) {
      await page.goto(path)
      if (state === 'logged in') await expectUserName(page, 'Asha')
      await expectAccessible(page)
    }
  })
}

test('open pages are accessible on a wide screen', { tag: '@night' }, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of TESTED_PAGES) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test('the footer leads to the statement on accessibility, in every language and at both widths', {
  tag: '@ci',
}, async ({ page }) => {
  for (const [language, text] of Object.entries({ en: english, hi: hindi, ta: tamil }))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(addLanguage(routes.about, language as Language))
      await page.locator('footer').getByRole('link', { name: text.title, exact: true }).click()
      await expect(page.locator('h1')).toHaveText(text.title)
      await expect(page.getByRole('link', { name: text.contact.link })).toBeVisible()
      await expectAccessible(page)
    }
})

/** Before hydration, CSS content shows the name, which axe does not read. */
async function expectUserName(page: Page, name: string) {
  await expect(page.locator('header')).toContainText(name)
}
