import type { Request } from 'playwright/test'
import { translatedLanguages } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { routes } from '@/lib/routes'
import { HYDRATION_EVENT } from '@/server/contract'
import { expect, type Page, test } from './fixtures'
import { runOnlyAtNight, runOnlyInCi } from './night'
import { button, createGate, field, registerSubscriber } from './steps'

/**
 * "Before scrolling" is everything that arrives before any input, until the network is idle. What a form page
 * loads in idle time has a budget of its own: the framework, and what a page of its kind may add.
 */

const KB = 1024
const FRAMEWORK_KB = 138
const FORM_PAGES = [
  routes.login,
  routes.register,
  routes.contact,
  routes.forgotPassword,
  `/reset-password/${'A'.repeat(43)}`,
  routes.subscriptionForm,
  routes.subscriptionRegister,
]
const LANGUAGES = ['en', ...translatedLanguages] as const

type Transfer = { path: string; bytes: number }

const isScript = ({ path }: Transfer) => /\.m?js$/.test(path)
const sumKb = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / KB

/** Everything since the call, response headers included. Returns a function that waits for an idle network. */
function watchTransfers(page: Page) {
  const requests: Request[] = []
  const unfinished = new Set<Request>()
  page.on('request', (request) => unfinished.add(request))
  page.on('requestfinished', (request) => {
    unfinished.delete(request)
    requests.push(request)
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    await expect.poll(() => unfinished.size).toBe(0)
    return Promise.all(requests.map(measure))
  }
}

async function measure(request: Request): Promise<Transfer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return { path: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize }
}

/** The page is never idle until the returned function is called, which waits for hydration. */
async function holdIdleTime(page: Page) {
  await page.addInitScript(() => {
    const heldTasks: IdleRequestCallback[] = []
    window.requestIdleCallback = (task) => heldTasks.push(task)
    document.addEventListener('idle', () => {
      for (const task of heldTasks.splice(0)) task({ didTimeout: false, timeRemaining: () => 50 })
    })
  })
  return () =>
    page.evaluate(async (hydrationEvent) => {
      const whenHydrated = new Promise((resolve) =>
        document.addEventListener(hydrationEvent, resolve),
      )
      document.dispatchEvent(new Event('idle'))
      await whenHydrated
    }, HYDRATION_EVENT)
}

/** By day each page in one language, before a commit one page. */
const runInTurn = (page: number, language: number) =>
  (page + language) % LANGUAGES.length === 0 ? runOnlyInCi(page > 0) : runOnlyAtNight(true)

for (const [languageIndex, language] of LANGUAGES.entries()) {
  for (const [pageIndex, formPage] of FORM_PAGES.entries()) {
    const path = addLanguage(formPage, language)
    const title = `${path} transfers at most 150 KB before scrolling, and loads its scripts in idle time`
    test(title, runInTurn(pageIndex, languageIndex), async ({ page }) => {
      const beIdle = await holdIdleTime(page)
      const readTransfers = watchTransfers(page)
      await page.goto(path)
      const transfers = await readTransfers()
      expect(transfers.filter(isScript)).toEqual([])
      expect(sumKb(transfers)).toBeGreaterThan(20)
      expect(sumKb(transfers)).toBeLessThanOrEqual(150)
      await beIdle()
      const scriptKb = sumKb((await readTransfers()).filter(isScript))
      expect(scriptKb).toBeGreaterThan(100)
      expect(scriptKb).toBeLessThanOrEqual(FRAMEWORK_KB + 32)
    })
  }

  const title = `/ebook (${language}) transfers at most 250 KB before scrolling, without PDF.js`
  test(title, runInTurn(2, languageIndex), async ({ page, user }) => {
    await registerSubscriber(page, user)
    const readTransfers = watchTransfers(page)
    await page.goto(addLanguage(routes.ebook, language))
    await expect(page.locator('[data-opens]').first()).toBeEnabled()
    const transfers = await readTransfers()
    expect(transfers.filter(({ path }) => path.includes('pdf'))).toEqual([])
    expect(sumKb(transfers)).toBeGreaterThan(100)
    expect(sumKb(transfers)).toBeLessThanOrEqual(250)
    expect(sumKb(transfers.filter(isScript))).toBeLessThanOrEqual(FRAMEWORK_KB + 25)
  })
}

test('a form loads its scripts at the first touch, keeps what was typed and sends it', {
  tag: '@ci',
}, async ({ page }) => {
  await holdIdleTime(page)
  const gate = createGate()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto(routes.login)
  const scriptRequest = page.waitForRequest((request) => request.url().endsWith('.js'))
  await field(page, 'Email').tap()
  await scriptRequest
  await field(page, 'Email').fill('asha@school.example')
  await field(page, 'Password').fill('secret 1')
  const loginRequest = page.waitForRequest('**/api/auth/user/login')
  await page.route('**/api/auth/user/login', (route) => route.fulfill({ json: { msg: 'nothing' } }))
  gate.open()
  await expect(page.locator('form[data-posts]')).toHaveCount(0)
  await button(page, 'Login').tap()
  expect((await loginRequest).postDataJSON()).toEqual({
    email: 'asha@school.example',
    password: 'secret 1',
  })
  await expect(field(page, 'Email')).toHaveValue('asha@school.example')
  await expect(button(page, 'Login')).not.toHaveAttribute('aria-busy')
})

test('a visitor who saves data gets the scripts of a form only when touching it', {
  tag: '@ci',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const readTransfers = watchTransfers(page)
  await page.goto(routes.contact)
  expect((await readTransfers()).filter(isScript)).toEqual([])
  await field(page, 'Email').focus()
  await expect.poll(async () => (await readTransfers()).some(isScript)).toBe(true)
})
