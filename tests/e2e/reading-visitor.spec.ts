import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from './fixtures'
import { button, enter, field, gateway, OPEN, pretended } from './steps'

const scripts = '**/_next/static/**/*.js'
const inlineScripts = /<script(?![^>]*(?:ld\+json|src=))[^>]*>([\s\S]*?)<\/script>/g

/** What this page fetches from now on, by the address it is known by. */
function fetchedBy(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname))
  return seen
}

const isScript = (path: string) => path.endsWith('.js')

test('who only reads gets no framework, and at most 3 KB of lines that run', async ({ page }) => {
  test.slow()
  for (const path of OPEN) {
    const seen = fetchedBy(page)
    const answer = await page.goto(path)
    if ((await page.locator('main form').count()) > 0) continue
    await page.waitForLoadState('networkidle')
    expect(seen.filter(isScript), path).toEqual([])
    const lines = [...((await answer?.text()) ?? '').matchAll(inlineScripts)]
      .map(([, text = '']) => text)
      .filter((text) => !text.includes('self.__next_f'))
    expect(lines.length, path).toBeGreaterThan(0)
    expect(gzipSync(lines.join('\n')).length, path).toBeLessThanOrEqual(3 * 1024)
  }
})

test('home is at most 60 KB in all before anybody scrolls', async ({ page }) => {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  let bytes = 0
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(20 * 1024)
  expect(bytes).toBeLessThanOrEqual(60 * 1024)
})

// Under Playwright a page is only fetched ahead, where a browser of its own would also make it.
test('the next public page is there before its link is pressed, and nothing is written for it', async ({
  page,
}) => {
  const seen = fetchedBy(page)
  const wire = await page.context().newCDPSession(page)
  await wire.send('Preload.enable')
  const fates: string[] = []
  wire.on('Preload.prefetchStatusUpdated', ({ prefetchStatus }) => void fates.push(prefetchStatus))
  await page.goto('/')
  const way = page.locator('header').getByRole('link', { name: 'Contact' })
  await way.hover()
  await expect.poll(() => fates).toContain('PrefetchSuccessfulButNotUsed')
  expect(seen.filter((path) => isScript(path) || path.startsWith('/api/'))).toEqual([])
  await way.click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect.poll(() => fates).toContain('PrefetchResponseUsed')
  await expect(page.locator('main form button[type=submit]')).toBeEnabled()
})

test('a press before the scripts are there is answered once they are', async ({ page }) => {
  const gate = gateway()
  await page.route(scripts, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'Password').fill('secret 1')
  await button(page, 'Show password').click()
  await field(page, 'Email').fill('asha@school.example')
  await button(page, 'Login').click()
  await expect(button(page, 'Login')).toHaveAttribute('aria-disabled', 'true')
  const sent = page.waitForRequest('**/api/auth/user/login')
  await page.route('**/api/auth/user/login', (route) => route.fulfill({ json: { msg: 'nothing' } }))
  gate.open()
  expect((await sent).postDataJSON()).toEqual({
    email: 'asha@school.example',
    password: 'secret 1',
  })
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
})

test('whatever a component marks wakes the page when it is touched, and hears that touch', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const line = document.querySelector<HTMLElement>('footer p')
    if (!line) throw new Error('no line')
    line.dataset.live = 'touched'
    line.onclick = () => {
      line.title = 'next' in window ? 'the framework is there' : 'nobody is there'
    }
  })
  await page.locator('footer p').first().click()
  await expect(page.getByTitle('the framework is there')).toBeVisible()
})

test('a page that only reads follows a login in another tab', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('header').getByText('Join Us')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await page.context().route('**/api/auth/user/me', (route) => route.fulfill({ json: pretended }))
  await other.evaluate((user) => {
    localStorage.setItem('token', 'pretended')
    localStorage.setItem('user', user)
  }, JSON.stringify(pretended))
  await expect(page.locator('header').getByRole('button', { name: 'Asha' })).toBeVisible()
  await expect(page.locator('.user-name')).toHaveText('Asha')
  await expect(page.locator('header').getByText('Join Us')).toBeHidden()
})

test('who is logged in reaches every members’ page in one step from every page', async ({
  page,
  person,
}) => {
  await enter(page, person)
  await page.goto('/privacy-policy')
  const ways = page.getByRole('navigation', { name: 'Members' })
  for (const name of ['E-books', 'Videos', 'Toolkit', 'Workshops', 'Weekly themes', 'Networking'])
    await expect(ways.getByRole('link', { name })).toBeVisible()
  await ways.getByRole('link', { name: 'Website' }).click()
  await expect(page).toHaveURL(/\/free-websites$/)
  await expect(ways.getByRole('link', { name: 'Website' })).toHaveAttribute('aria-current', 'page')
})
