import { LANGUAGES, type Language, languageCodes } from '@/i18n/languages'
import { completeTranslations } from '@/i18n/partial-languages'
import { addLanguage } from '@/lib/language-paths'
import { GATED_PAGES } from '../support/route-paths'
import { expect, type Page, test } from './fixtures'
import { expectAccessible, getOverflow, OPEN_PAGES, registerAndLogIn } from './steps'

const SCRIPTS: Partial<Record<Language, RegExp>> = { hi: /[\u0905-\u0939]/, ta: /[\u0b85-\u0bb9]/ }

/** A phone has the links of a logged-in user behind More. */
const choose = async (page: Page, language: Language) => {
  const more = page.locator('.more-menu > button')
  if (await more.isVisible()) await more.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: LANGUAGES[language].name, exact: true })
    .click()
}

test('the switch keeps page and query, and forms speak the language', async ({ page }) => {
  await page.goto('/login?next=%2Febook')
  for (const language of completeTranslations) {
    await choose(page, language)
    // A form that was sent before its scripts ran adds its answer.
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === `/${language}/login` && searchParams.get('next') === '/ebook',
    )
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('.field-error').first()).toHaveText(SCRIPTS[language] ?? '')
  }
  await choose(page, 'en')
  await page.waitForURL((url) => url.pathname === '/login')
})

test.describe('with a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('a page offers Hindi once, and nobody is redirected', async ({ page }) => {
    await page.goto('/about')
    const offer = page.getByRole('link', { name: LANGUAGES.hi.offer })
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('complementary').getByRole('link', { name: 'English' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(offer).toBeHidden()
  })

  test('the offer leads to the same page', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/series?kind=meeting')
    await page.getByRole('link', { name: LANGUAGES.hi.offer }).click()
    await page.waitForURL('**/hi/series?kind=meeting')
    await expect(page.getByRole('link', { name: LANGUAGES.ta.offer })).toBeHidden()
  })
})

for (const language of languageCodes)
  test(`a session, the toolkit and the header fit every width in ${language}`, {
    tag: '@ci',
  }, async ({ page, user }) => {
    test.slow()
    const firstname = 'Meenakshi'
    await registerAndLogIn(page, { ...user, firstname })
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const path of ['/series/see-how-it-works', '/toolkit']) {
        const place = `${addLanguage(path, language)} at ${width}`
        await page.goto(addLanguage(path, language))
        await expect(page.locator('.user-name')).toHaveText(firstname)
        expect(await page.evaluate(getOverflow), place).toBeLessThanOrEqual(0)
        expect(await page.evaluate(findHeaderFaults), place).toEqual([])
      }
    }
  })

/** Runs in the browser. */
function findHeaderFaults() {
  const find = (selector: string) => document.querySelector<HTMLElement>(`header ${selector}`)
  const name = find('.user-name')
  const logo = find('.wordmark')?.getBoundingClientRect()
  const subscribe = find('.header-subscribe')?.getBoundingClientRect()
  const links = [...document.querySelectorAll('header .main-ways a')]
  const tops = links
    .filter((link) => link.checkVisibility())
    .map((link) => link.getBoundingClientRect().top)
  const isCut = !name || name.scrollWidth > name.clientWidth
  const touchesLogo =
    !logo || !subscribe || (subscribe.top < logo.bottom && subscribe.left < logo.right + 8)
  return [
    isCut && 'the first name is cut',
    touchesLogo && 'Subscribe touches the logo',
    new Set(tops).size > 1 && 'the links are stacked',
  ].filter(Boolean)
}

for (const language of completeTranslations) {
  test(`members' pages work in ${language}`, { tag: '@ci' }, async ({ page, user }) => {
    test.slow()
    await registerAndLogIn(page, user)
    for (const path of [...GATED_PAGES, '/profile', '/my-learning', '/my-school']) {
      await page.goto(addLanguage(path, language))
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
      // The specification leaves this page empty.
      if (path !== '/free-websites')
        await expect(page.getByRole('main')).toContainText(SCRIPTS[language] ?? '')
      await page.waitForFunction(() => 'next' in window)
      expect(await page.evaluate(getOverflow), path).toBeLessThanOrEqual(0)
    }
    await page.goto(addLanguage('/ebook', language))
    await page.locator('main ul button').first().click()
    const closeButton = page.locator('dialog[open] header button')
    await expect(closeButton).toBeInViewport({ ratio: 1 })
    // One line, with a title of any length beside it.
    const { height } = (await closeButton.boundingBox()) ?? {}
    await page.locator('#reader-title').evaluate((title) => {
      title.textContent = `${title.textContent} `.repeat(9)
    })
    expect((await closeButton.boundingBox())?.height).toBe(height)
    await expect(closeButton).toBeInViewport({ ratio: 1 })
  })

  test(`public pages are accessible and fit a phone in ${language}`, { tag: '@night' }, async ({
    page,
  }) => {
    test.slow()
    for (const path of OPEN_PAGES) {
      await page.goto(addLanguage(path, language))
      await expectAccessible(page)
    }
  })
}

test('the account of a user who switches gets emails in that language', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  await registerAndLogIn(page, user)
  await page.goto('/profile')
  await page.waitForFunction(() => 'next' in window)
  const stored = page.waitForRequest('**/api/account/language')
  await choose(page, 'ta')
  expect((await stored).postDataJSON()).toEqual({ language: 'ta' })
  await page.waitForURL('**/ta/profile')
})
