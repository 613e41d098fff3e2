import { languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { expect, type Page, test } from './fixtures'
import { runOnlyInCi } from './night'
import { watchRest } from './page-rest'
import { mockLogin } from './steps'

const CARD_PATHS = {
  'eBook library': '/ebook',
  'Digital videos': '/digital-videos',
  'Online training': '/online-training',
  'Offline training': '/offline-training',
  Networking: '/networking',
  'Free websites': '/free-websites',
  'Learning management system': '/lms',
  'Collaborative projects': '/collaborative-projects',
  'Industry partnerships': '/industry',
}

const HOME_TEXTS = [
  ...['10:00 AM', 'e-certificate', 'Social impact', 'Youth leadership'],
  ...['Sustainable development goals', 'Ethics and innovation', 'Slide decks', 'Reflection cards'],
  ...['Templates', 'Assessment rubrics', 'Student journals'],
]

const OFFERS = [
  ...['E-books', 'Story videos', 'Educational videos', 'Must-read book videos', 'Power talks'],
  ...['Quote posters', 'AI and AR coaching', 'Counselling', 'Live sessions'],
]

const link = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true })

test('logged-in users reach /online-training and the content pages from home', {
  tag: '@ci',
}, async ({ page }) => {
  await mockLogin(page)
  await expect(link(page, 'View Details')).toHaveAttribute('href', '/online-training')
  for (const [name, href] of Object.entries(CARD_PATHS)) {
    await expect(link(page, name)).toHaveAttribute('href', href)
  }
})

test('home is at most 6,000 px high on a phone, in every language', { tag: '@ci' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of languageCodes) {
    await page.goto(addLanguage('/', language))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, language).toBeLessThanOrEqual(6000)
  }
})

/** Each page is opened once for all that can be seen on it. */
test('a visitor reads the public pages', async ({ page }) => {
  const main = page.getByRole('main')
  await test.step('home: the weekly themes, the five toolkit sections, links to the subscription', async () => {
    const apiPaths: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) apiPaths.push(pathname)
    })
    const rest = watchRest(page)
    await page.goto('/home')
    for (const text of HOME_TEXTS) await expect(main).toContainText(text)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(String(canonical)).pathname).toBe('/')
    await expect(link(page, 'View Details')).toHaveAttribute('href', '/subscription')
    for (const name of Object.keys(CARD_PATHS))
      await expect(link(page, name)).toHaveAttribute('href', '/subscription')
    const header = page.locator('header')
    const links = header.getByRole('link')
    await expect(links.filter({ hasText: 'Login' })).toHaveAttribute('href', '/login')
    await expect(links.filter({ hasText: 'Join Us' })).toHaveAttribute('href', '/register')
    await expect(header.getByText('Subscribe')).toBeHidden()
    await rest()
    await expect(page.getByRole('region', { name: 'For you' })).toHaveCount(0)
    expect(apiPaths).toEqual([])
  })
  await test.step('about lists everything on offer', async () => {
    await page.goto('/about')
    for (const name of OFFERS)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  })
  await test.step('contact shows location, phone and email', async () => {
    await page.goto('/contact')
    await expect(page.getByText('Location', { exact: true })).toBeVisible()
    await expect(page.locator('main a[href^="tel:+"]')).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
  })
  await test.step('both policies give a support email; the terms name a town in Tamil Nadu', async () => {
    await page.goto('/privacy-policy')
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
    await page.goto('/termsandconditions')
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
    await expect(main).toContainText(/The courts at .*Tamil Nadu/)
  })
})

test('Subscribe Now links to /register, Login here to /login', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/subscription')
  await expect(link(page, 'Login here')).toHaveAttribute('href', '/login')
  for (const benefit of [
    'e-books',
    'free custom school website',
    'xclusive online training',
    'Networking',
    'AI-powered tools',
  ]) {
    await expect(page.getByRole('main')).toContainText(benefit)
  }
  await link(page, 'Subscribe Now').click()
  await expect(page).toHaveURL(/\/register$/)
})

test('the enroll button of the learning management system does nothing', { tag: '@ci' }, async ({
  page,
}) => {
  const rest = watchRest(page)
  await page.goto('/lms')
  for (const feature of [
    'Student assessment platform',
    'Assessment tools',
    'Real-time performance tracking',
    'Personalized feedback',
    'Customizable tests',
    'Assignment and submission system',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: feature })).toBeVisible()
  }
  await rest()
  const requestUrls: string[] = []
  page.on('request', (request) => requestUrls.push(request.url()))
  await page.getByRole('button', { name: 'Enroll' }).click()
  await expect(page).toHaveURL(/\/lms$/)
  expect(requestUrls).toEqual([])
})

for (const path of ['/collaborative-projects', '/industry']) {
  test(
    `the enroll button of ${path} opens /subscription-form`,
    runOnlyInCi(path !== '/industry'),
    async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main ul').getByRole('listitem')).toHaveCount(6)
      await link(page, 'Enroll').click()
      await expect(page).toHaveURL(/\/subscription-form$/)
    },
  )
}

test('an unknown path gets a 404 page with a link home', async ({ page, expectStatus }) => {
  expectStatus(404)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await link(page, 'Go to the home page').click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('open pages are readable and their links work', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(link(page, 'View Details')).toHaveAttribute('href', '/subscription')
    await link(page, 'eBook library').click()
    await expect(page).toHaveURL(/\/subscription$/)
  })
})
