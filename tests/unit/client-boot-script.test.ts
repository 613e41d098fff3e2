import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { asha, openBrowser } from '../support/browser'

let browser: ReturnType<typeof openBrowser>
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const boot = () => new Function(BOOT_SCRIPT)()
const stored = (user: unknown, token: string | null = 't') => {
  if (token) browser.localStorage.setItem('token', token)
  browser.localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user))
}

test('token and user stored: the logged-in form, titled with the first name', () => {
  stored(asha)
  boot()
  expect(browser.page.dataset.session).toBe('in')
  expect(browser.style.get('--user-name')).toBe('"Asha"')
})

test.each([
  [{ id: 'u', name: 'Asha Rao' }, '"Asha Rao"'],
  [{ id: 'u', firstname: '', name: 'Asha Rao' }, '"Asha Rao"'],
  [{ id: 'u' }, undefined],
  [{ id: 'u', firstname: 'अनु' }, '"अनु"'],
  [{ id: 'u', firstname: 'a"b\\c\nd' }, '"a\\22 b\\5c c\\a d"'],
])('or the name, else what the menu says itself: %j', (user, title) => {
  stored(user)
  boot()
  expect(browser.style.get('--user-name')).toBe(title)
})

test('who is subscribed is told apart from who is not, also when that changes', () => {
  stored({ ...asha, is_subscribed: 1 })
  boot()
  expect(browser.page.dataset).toMatchObject({ session: 'in', subscribed: 'yes', live: 'now' })
  stored(asha)
  boot()
  expect(browser.page.dataset.subscribed).toBe(undefined)
})

test('a page without a session wakes nothing; one that owes a logout does', () => {
  boot()
  expect(browser.page.dataset.live).toBe(undefined)
  stored('{bad')
  boot()
  expect(browser.page.dataset.live).toBe('now')
})

test.each([
  ['', '?next=%2Fnetworking', '?next=%2Fnetworking'],
  ['/ebook', '', '?next=%2Febook'],
  ['', '?utm_source=a', '?before'],
])('a link marked %j takes the wish of %j along', (onward, search, after) => {
  vi.stubGlobal('location', { search })
  boot()
  const link = { dataset: { onward }, search: '?before' }
  const touched = Object.fromEntries(browser.document.addEventListener.mock.calls)
  for (const kind of ['pointerover', 'focusin', 'click']) {
    touched[kind]({ target: { closest: () => link } })
    expect(link.search).toBe(after)
  }
})

test('nothing stored: the logged-out form', () => {
  boot()
  expect(browser.page.dataset.session).toBe('out')
  expect(browser.sessionStorage.items.size).toBe(0)
})

test('a user without a token is logged out', () => {
  stored(asha, null)
  boot()
  expect(browser.page.dataset.session).toBe('out')
})

test.each(['{bad', 'null', '[]', '{"id":1}', ''])('a user that does not parse: %s', (text) => {
  stored(text)
  boot()
  expect(browser.page.dataset.session).toBe('out')
  expect(browser.localStorage.items.size).toBe(0)
  expect(browser.sessionStorage.getItem('logout')).toBe('owed')
})

test('a storage that throws: the logged-out form', () => {
  browser.localStorage.refuses = true
  boot()
  expect(browser.page.dataset.session).toBe('out')
})

test('it can stand inside a script element', () => {
  expect(BOOT_SCRIPT).not.toMatch(/<\/|<!--/)
})
