import { AxeBuilder } from '@axe-core/playwright'
import { newSchoolForm } from '../support/api-user'
import { PUBLIC_PAGES } from '../support/route-paths'
import type { E2eUser } from './fixtures'
import { expect, type Page } from './fixtures'

export const api = {
  register: '**/api/auth/user/register',
  login: '**/api/auth/user/login',
  logout: '**/api/auth/user/logout',
  forgot: '**/api/auth/user/forgot-password',
  reset: '**/api/auth/user/reset-password/*',
  resetLink: '**/api/account/reset-link',
  me: '**/api/auth/user/me',
  home: '**/api/home',
  schoolDetails: '**/api/school/details',
  contact: '**/api/contact',
}

export const OPEN_PAGES = PUBLIC_PAGES.filter((page) => !/^\/(home|reset-password\/.*)$/.test(page))

/** A page of the site's origin without scripts, used to fill its storage. */
const SCRIPTLESS_PAGE = '/robots.txt'

export async function openForm(page: Page, path: string) {
  await page.goto(path)
  await waitForForm(page)
}

/** For its scripts, because before them the browser posts it, past the answers of a test. */
export async function waitForForm(page: Page) {
  await page.locator('main form').first().hover()
  await expect(page.locator('form[data-posts]')).toHaveCount(0)
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** The form's own message. Next adds an empty alert to every page. */
export const message = (page: Page) => page.locator('form, main').getByRole('alert').first()

export async function fillRegistration(page: Page, user: E2eUser) {
  await field(page, 'First name').fill(user.firstname)
  await field(page, 'Last name').fill(user.lastname)
  await field(page, 'Email').fill(user.email)
  await field(page, 'Phone number').fill(user.phone_number)
  await field(page, 'Password').fill(user.password)
  await field(page, 'Confirm password').fill(user.password)
}

export async function fillLogin(page: Page, email: string, password: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

export async function register(page: Page, user: E2eUser) {
  await page.goto('/register')
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await page.waitForURL(({ pathname }) => pathname === '/login')
}

export async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await fillLogin(page, email, password)
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

export async function registerAndLogIn(page: Page, user: E2eUser) {
  const request = page.context().request
  const registerResponse = await request.post('/api/auth/user/register', { data: user })
  expect(registerResponse.status()).toBe(201)
  return logInByApi(page, user)
}

/** Stores the session as the login form does. */
export async function logInByApi(
  page: Page,
  { email, password }: Pick<E2eUser, 'email' | 'password'>,
) {
  const data = { email, password }
  const response = await page.context().request.post('/api/auth/user/login', { data })
  const { user: account, token } = await response.json()
  await page.goto(SCRIPTLESS_PAGE)
  await page.evaluate(
    ([token, userJson]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', userJson)
    },
    [token, JSON.stringify(account)] as [string, string],
  )
  return token as string
}

/** Asks again while the site is too busy to draw it. */
export async function expectPdf(page: Page, path: string) {
  let response = await page.request.get(path)
  await expect(async () => {
    if (response.status() === 503) response = await page.request.get(path)
    expect(response.status()).not.toBe(503)
  }).toPass()
  expect(response.headers()['content-type'], await response.text()).toBe('application/pdf')
  expect((await response.body()).toString('latin1', 0, 5)).toBe('%PDF-')
}

export async function createBookNote(page: Page, token: string, note: string) {
  const response = await page.context().request.post('/api/library/notes/sdg-starters', {
    headers: { authorization: `Bearer ${token}`, 'x-xsrf-token': await readCsrfToken(page) },
    data: { page: 3, bookmarked: true, note },
  })
  expect(response.ok()).toBe(true)
}

async function readCsrfToken(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
}

/** Subscribes through the API. The page notices on its next refresh. */
export async function subscribe(page: Page, token: string, school = {}) {
  const response = await page.context().request.post('/api/auth/user/subscribe', {
    headers: { authorization: `Bearer ${token}`, 'x-xsrf-token': await readCsrfToken(page) },
    data: newSchoolForm(school),
  })
  expect(await response.json()).toMatchObject({ is_subscribed: 1 })
}

export async function registerSubscriber(page: Page, user: E2eUser, school = {}) {
  const token = await registerAndLogIn(page, user)
  await subscribe(page, token, school)
  return token
}

/** Reaches a link, button, summary or field by its name, with the Tab key only. */
export async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < MAX_TAB_STEPS; steps += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const label = await focused.evaluate(
      (element) =>
        element.ariaLabel ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    )
    if (label?.trim() === name) return
  }
  throw new Error(`The Tab key does not reach ${name}.`)
}

/** A page of the team area has about 40 links before its content. */
const MAX_TAB_STEPS = 80

export async function expectAccessible(
  page: Page,
  { disabledRules = [] }: { disabledRules?: string[] } = {},
) {
  // Before hydration, CSS content shows the name, which axe does not read.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header .when-in button')].every(
      (menu) => document.documentElement.dataset.session !== 'in' || menu.textContent !== '',
    ),
  )
  // Between two tabs the title of the next one is still on its way.
  await expect(page).toHaveTitle(/./)
  const { violations } = await new AxeBuilder({ page })
    // One run in the page; no frame here is of another origin.
    .setLegacyMode()
    // What passes is not listed.
    .options({ resultTypes: ['violations'] })
    .disableRules(disabledRules)
    .analyze()
  const failures = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(failures, page.url()).toEqual([])
  expect(await page.evaluate(getOverflow), page.url()).toBeLessThanOrEqual(0)
  expect(await page.evaluate(findSmallTargets), page.url()).toEqual([])
}

/** Runs in the browser. On a phone, `innerWidth` grows with content that is too wide. */
export function getOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Runs in the browser. The skip link is sized on focus, file inputs through their labels. */
function findSmallTargets() {
  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter((element) => element.checkVisibility() && !element.matches('.sr-only, .upload-chooser'))
    .map((element) => [element.textContent, element.getBoundingClientRect()] as const)
    .filter(([, { width, height }]) => width < 24 || height < 24)
    .map(([text, { width, height }]) => `${text}: ${width} × ${height}`)
}

export const storedItems = (page: Page) =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

export const EMPTY_SUMMARY = {
  ...{ next: null, reading: null, minutes: 0, requiredHours: 50, waitingCertificates: 0 },
  hasFirstSteps: false,
}

/** A stored session whose API responses come from this test. */
export async function storeMockLogin(page: Page, user: object = mockUser) {
  await page.context().route(api.me, (route) => route.fulfill({ json: user }))
  await page.context().route(api.home, (route) => route.fulfill({ json: EMPTY_SUMMARY }))
  await page
    .context()
    .route(api.schoolDetails, (route) => route.fulfill({ json: { details: null } }))
  await page.goto(SCRIPTLESS_PAGE)
  await page.evaluate((text) => {
    localStorage.setItem('token', 'pretended')
    localStorage.setItem('user', text)
  }, JSON.stringify(user))
}

/** Opens the page at `path` with such a session. */
export async function mockLogin(page: Page, user: object = mockUser, path = '/') {
  await storeMockLogin(page, user)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
}

export const mockUser = {
  id: 'u1',
  firstname: 'Asha',
  lastname: 'Rao',
  name: 'Asha Rao',
  email: 'asha@school.example',
  is_subscribed: 0,
}

export function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
