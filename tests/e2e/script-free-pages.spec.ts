import { gzipSync } from 'node:zlib'
import { HYDRATION_EVENT } from '@/server/contract'
import { isCiRun } from '../support/full-run'
import { mapInParallel } from '../support/in-parallel'
import { expect, type Page, test } from './fixtures'
import { runOnlyInCi } from './night'
import { watchRest } from './page-rest'
import { button, createGate, field, mockUser, OPEN_PAGES, registerAndLogIn } from './steps'

const SCRIPT_URLS = '**/_next/static/**/*.js'
const INLINE_SCRIPT = /<script(?![^>]*(?:ld\+json|src=))[^>]*>([\s\S]*?)<\/script>/g

function recordRequestPaths(page: Page) {
  const requestPaths: string[] = []
  page.on('request', (request) => requestPaths.push(new URL(request.url()).pathname))
  return requestPaths
}

/** Before a commit every sixth page; all of them have the same layout. Kept items need scripts. */
const TESTED_PAGES = OPEN_PAGES.filter(
  (page, index) => page !== '/kept' && (isCiRun || index % 6 === 0),
)

const isScript = (path: string) => path.endsWith('.js')

test('pages without a form load no framework and run at most 3 KB of inline script', async ({
  context,
}) => {
  test.slow()
  // Several at once, because each waits until it rests.
  await mapInParallel(TESTED_PAGES, async (path) => {
    const page = await context.newPage()
    const rest = watchRest(page)
    const requestPaths = recordRequestPaths(page)
    const response = await page.goto(path)
    if ((await page.locator('main form').count()) > 0) return page.close()
    await rest()
    expect(requestPaths.filter(isScript), path).toEqual([])
    const scriptTexts = [...((await response?.text()) ?? '').matchAll(INLINE_SCRIPT)]
      .map(([, text = '']) => text)
      .filter((text) => !text.includes('self.__next_f'))
    expect(scriptTexts.length, path).toBeGreaterThan(0)
    expect(gzipSync(scriptTexts.join('\n')).length, path).toBeLessThanOrEqual(3 * 1024)
    return page.close()
  })
})

const HEADING_FONTS = { '/': 'latin', '/hi': 'devanagari', '/ta': 'tamil' }

for (const [path, script] of Object.entries(HEADING_FONTS))
  test(
    `home at ${path} transfers at most 60 KB before scrolling, with one font`,
    runOnlyInCi(path !== '/'),
    async ({ page }) => {
      const cdpSession = await page.context().newCDPSession(page)
      await cdpSession.send('Network.enable')
      let bytes = 0
      cdpSession.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      const rest = watchRest(page)
      const requestPaths = recordRequestPaths(page)
      await page.goto(path)
      await rest()
      await expect.poll(() => bytes).toBeGreaterThan(20 * 1024)
      expect(requestPaths.filter((file) => file.endsWith('.woff2'))).toEqual([
        expect.stringContaining(script),
      ])
      expect(bytes).toBeLessThanOrEqual(60 * 1024)
    },
  )

// Under Playwright, Chromium prefetches a page but does not prerender it.
test('prefetches the next public page before the click, without running its scripts', {
  tag: '@ci',
}, async ({ page }) => {
  const requestPaths = recordRequestPaths(page)
  const cdpSession = await page.context().newCDPSession(page)
  await cdpSession.send('Preload.enable')
  const prefetchStatuses: string[] = []
  cdpSession.on(
    'Preload.prefetchStatusUpdated',
    ({ prefetchStatus }) => void prefetchStatuses.push(prefetchStatus),
  )
  await page.goto('/')
  const link = page.locator('header').getByRole('link', { name: 'Contact' })
  await link.hover()
  await expect.poll(() => prefetchStatuses).toContain('PrefetchSuccessfulButNotUsed')
  expect(requestPaths.filter((path) => isScript(path) || path.startsWith('/api/'))).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect.poll(() => prefetchStatuses).toContain('PrefetchResponseUsed')
  await expect(page.locator('main form button[type=submit]')).toBeEnabled()
})

test('replays a click made before hydration', async ({ page }) => {
  const gate = createGate()
  await page.route(SCRIPT_URLS, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'Password').fill('secret 1')
  await button(page, 'Show password').click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  gate.open()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'Password')).toHaveValue('secret 1')
})

test('loads the complete style sheet once, with the scripts', { tag: '@ci' }, async ({ page }) => {
  const requestPaths = recordRequestPaths(page)
  const listSheets = () => requestPaths.filter((path) => path.endsWith('.css'))
  const rest = watchRest(page)
  await page.goto('/about')
  await rest()
  expect(listSheets()).toEqual([])
  await page.addInitScript((hydrationEvent) => {
    document.addEventListener(hydrationEvent, () => Object.assign(window, { isHydrated: true }))
  }, HYDRATION_EVENT)
  await page.goto('/login')
  await expect(page.locator('style[data-partial]')).toHaveCount(0)
  // Before, the browser itself follows a link, and the next page loads the sheet again from its cache.
  await page.waitForFunction(() => 'isHydrated' in window)
  await page.locator('header').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(listSheets()).toHaveLength(1)
})

test('a public page looks the same with its own styles as with the complete sheet', {
  tag: '@ci',
}, async ({ page }) => {
  test.slow()
  await page.route(SCRIPT_URLS, (route) => route.fulfill({ body: '' }))
  // Never arrives, so that the page keeps its own styles.
  await page.route('**/*.css', () => {})
  for (const path of ['/about', '/login', '/subscription-form']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const ownStyles = await readComputedStyles(page)
    await completeStyles(page)
    const allStyles = await readComputedStyles(page)
    expect(allStyles.filter((style, index) => style !== ownStyles[index])[0], path).toBe(undefined)
    expect(allStyles.length).toBe(ownStyles.length)
  }
})

/** One text per element, its pseudo-elements included. */
const readComputedStyles = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('html, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const names = [...style].filter((name) => !name.startsWith('--'))
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return `${element.tagName} ${element.className} ${pseudo} ${values.join('; ')}`
      }),
    )
  })

async function completeStyles(page: Page) {
  const href = await page.locator('link[data-precedence]').first().getAttribute('data-href')
  const css = await (await page.request.get(href ?? '')).text()
  await page.evaluate((text) => {
    const partial = document.querySelector('style[data-partial]')
    if (!partial) throw new Error('the page has all styles')
    const sheet = new CSSStyleSheet({ baseURL: location.origin })
    sheet.replaceSync(text.replaceAll('url(../', 'url(/_next/static/'))
    document.adoptedStyleSheets = [sheet]
    partial.remove()
  }, css)
}

test('an interaction with an element marked data-live hydrates the page and is replayed', {
  tag: '@ci',
}, async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const paragraph = document.querySelector<HTMLElement>('footer p')
    if (!paragraph) throw new Error('no line')
    paragraph.dataset.live = 'touched'
    paragraph.onclick = () => {
      paragraph.title = 'next' in window ? 'the framework is there' : 'nobody is there'
    }
  })
  await page.locator('footer p').first().click()
  await expect(page.getByTitle('the framework is there')).toBeVisible()
})

test('a page without scripts follows a login in another tab', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('header').getByText('Join Us')).toBeVisible()
  const otherPage = await page.context().newPage()
  await otherPage.goto('/robots.txt')
  await page.context().route('**/api/auth/user/me', (route) => route.fulfill({ json: mockUser }))
  await otherPage.evaluate((user) => {
    localStorage.setItem('token', 'pretended')
    localStorage.setItem('user', user)
  }, JSON.stringify(mockUser))
  await expect(page.locator('header').getByRole('button', { name: 'Asha' })).toBeVisible()
  await expect(page.locator('.user-name')).toHaveText('Asha')
  await expect(page.locator('header').getByText('Join Us')).toBeHidden()
})

test('a logged-in user reaches every members’ page in one step from every page', async ({
  page,
  user,
}) => {
  await registerAndLogIn(page, user)
  await page.goto('/privacy-policy')
  const memberNav = page.getByRole('navigation', { name: 'Members' })
  for (const name of ['Sessions', 'My learning', 'Library', 'Toolkit'])
    await expect(memberNav.getByRole('link', { name })).toBeVisible()
  await memberNav.getByRole('button', { name: 'More' }).click()
  for (const name of [
    'My school',
    'Videos',
    'My drafts',
    'Workshops',
    'Weekly themes',
    'Networking',
  ])
    await expect(memberNav.getByRole('link', { name })).toBeVisible()
  await memberNav.getByRole('link', { name: 'Website' }).click()
  await expect(page).toHaveURL(/\/free-websites$/)
  await memberNav.getByRole('button', { name: 'More' }).click()
  await expect(memberNav.getByRole('link', { name: 'Website' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
