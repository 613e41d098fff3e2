import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOOT_SCRIPT } from '@/lib/client/boot-script'
import { asha, stubBrowser } from '../support/fake-browser'

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => {
  browser = stubBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const runBootScript = () => new Function(BOOT_SCRIPT)()
const storeSession = (user: unknown, token: string | null = 't') => {
  if (token) browser.localStorage.setItem('token', token)
  browser.localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user))
}

test('with token and user stored, shows the logged-in state with the first name', () => {
  storeSession(asha)
  runBootScript()
  expect(browser.page.dataset.session).toBe('in')
  expect(browser.style.get('--user-name')).toBe('"Asha"')
})

test.each([
  [{ id: 'u', name: 'Asha Rao' }, '"Asha Rao"'],
  [{ id: 'u', firstname: '', name: 'Asha Rao' }, '"Asha Rao"'],
  [{ id: 'u' }, undefined],
  [{ id: 'u', firstname: 'अनु' }, '"अनु"'],
  [{ id: 'u', firstname: 'a"b\\c\nd' }, '"a\\22 b\\5c c\\a d"'],
])('falls back to the name, then to the default label: %j', (user, title) => {
  storeSession(user)
  runBootScript()
  expect(browser.style.get('--user-name')).toBe(title)
})

test('marks subscribers, also when the subscription changes', () => {
  storeSession({ ...asha, is_subscribed: 1 })
  runBootScript()
  expect(browser.page.dataset).toMatchObject({ session: 'in', subscribed: 'yes', live: 'now' })
  storeSession(asha)
  runBootScript()
  expect(browser.page.dataset.subscribed).toBe(undefined)
})

const handOver = (login: unknown, xsrf = 'x1') => {
  browser.document.cookie = `a=b; XSRF-TOKEN=${xsrf}; uns-login=${encodeURIComponent(
    typeof login === 'string' ? login : JSON.stringify(login),
  )}`
}

test('takes over a login that was posted without scripts, and deletes its cookie', () => {
  handOver({ token: 't2', user: asha, xsrf: 'x1' })
  browser.sessionStorage.setItem('logout', 'owed')
  runBootScript()
  expect(browser.page.dataset.session).toBe('in')
  expect(browser.localStorage.getItem('token')).toBe('t2')
  expect(JSON.parse(browser.localStorage.getItem('user') ?? '')).toEqual(asha)
  expect(browser.sessionStorage.getItem('logout')).toBeNull()
  expect(browser.document.cookie).toBe('uns-login=; Path=/; Max-Age=0')
})

test.each([
  ['a forged one without the token of the session', { token: 't2', user: asha, xsrf: 'x2' }],
  ['one without any token', { token: 't2', user: asha }],
  ['one without a user', { token: 't2', xsrf: 'x1' }],
  ['a user without an id', { token: 't2', user: { id: 1 }, xsrf: 'x1' }],
  ['a bearer token that is no text', { token: 1, user: asha, xsrf: 'x1' }],
  ['broken JSON', '{bad'],
])('deletes %s and stores nothing', (_, login) => {
  handOver(login)
  runBootScript()
  expect(browser.page.dataset.session).toBe('out')
  expect(browser.localStorage.items.size).toBe(0)
  expect(browser.document.cookie).toBe('uns-login=; Path=/; Max-Age=0')
})

test('a handover that is repeated after the logout is ignored', () => {
  handOver({ token: 't2', user: asha, xsrf: 'x1' }, '')
  runBootScript()
  expect(browser.localStorage.items.size).toBe(0)
})

test('loads the scripts for a notice that the previous page left', () => {
  browser.sessionStorage.setItem('flash', 'You are registered.')
  runBootScript()
  expect(browser.page.dataset).toMatchObject({ session: 'out', live: 'now' })
})

test('loads no scripts without a session, but does so for a pending logout', () => {
  runBootScript()
  expect(browser.page.dataset.live).toBe(undefined)
  storeSession('{bad')
  runBootScript()
  expect(browser.page.dataset.live).toBe('now')
})

test.each([
  ['?next=%2Fnetworking', 'yes'],
  ['?utm_source=a&next=%2Febook', 'yes'],
  ['?nextt=a', undefined],
])('with the search %j, a gated page led here: %s', (search, gated) => {
  vi.stubGlobal('location', { search })
  runBootScript()
  expect(browser.page.dataset.gated).toBe(gated)
})

test.each([
  ['', '?next=%2Fnetworking', '?next=%2Fnetworking'],
  ['/ebook', '', '?next=%2Febook'],
  ['', '?utm_source=a', '?before'],
])('a link with the next value %j takes the search %j along', (next, search, after) => {
  vi.stubGlobal('location', { search })
  runBootScript()
  const link = { dataset: { next }, search: '?before' }
  for (const kind of ['pointerover', 'focusin', 'click']) {
    fire(kind, 'a[data-next]', link)
    expect(link.search).toBe(after)
  }
})

/** Calls the listeners with a target whose ancestor matches one selector. */
function fire(kind: string, selector: string, link: object) {
  const preventDefault = vi.fn()
  const target = { closest: (wanted: string) => (wanted === selector ? link : null) }
  for (const [name, listen] of browser.document.addEventListener.mock.calls)
    if (name === kind) listen({ target, preventDefault })
  return preventDefault
}

test.each([
  ['en-IN', '/series', 'hi', '/hi/series?kind=meeting#past'],
  ['en-IN', '/', 'ta', '/ta?kind=meeting#past'],
  ['hi-IN', '/hi/series', 'ta', '/ta/series?kind=meeting#past'],
  ['hi-IN', '/hi/series', 'en', '/series?kind=meeting#past'],
  ['hi-IN', '/hi', 'en', '/?kind=meeting#past'],
])(
  'on a page in %s at %s, choosing %s keeps page and query: %s',
  (lang, pathname, language, href) => {
    browser.page.lang = lang
    vi.stubGlobal('location', { pathname, search: '?kind=meeting', hash: '#past' })
    runBootScript()
    const link = { dataset: { language }, href: '' }
    fire('click', 'a[data-language]', link)
    expect(link.href).toBe(href)
    expect(browser.localStorage.getItem('language')).toBe(language)
  },
)

test('choosing the language of the page goes nowhere and ends the offer', () => {
  const offer = { hidden: false }
  Object.assign(browser.document, { querySelectorAll: () => [offer] })
  runBootScript()
  const link = { dataset: { language: 'en' }, href: '/here' }
  expect(fire('click', 'a[data-language]', link)).toHaveBeenCalled()
  expect([link.href, offer.hidden]).toEqual(['/here', true])
})

test.each([
  ['the browser prefers Hindi', 'en-IN', 'hi-IN', null, '[data-offers=hi]'],
  ['Tamil was chosen', 'en-IN', 'hi-IN', 'ta', '[data-offers=ta]'],
  ['English was chosen', 'ta-IN', 'ta-IN', 'en', '[data-offers=en]'],
  ['the page is in the language of the browser', 'hi-IN', 'hi-IN', null, null],
  ['the browser prefers English', 'hi-IN', 'en-US', null, null],
  ['the stored choice is damaged', 'en-IN', 'en-US', '"]', null],
])('%s: offers %s, %s, %s → %s', (_, lang, browserLanguage, choice, selector) => {
  browser.page.lang = lang
  if (choice) browser.localStorage.setItem('language', choice)
  vi.stubGlobal('navigator', { language: browserLanguage })
  const offer = { hidden: true }
  const querySelector = vi.fn(() => offer)
  Object.assign(browser.document, { querySelector })
  class Observer {
    constructor(private readonly change: () => void) {}
    observe = () => this.change()
    disconnect = () => {}
  }
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('window', { MutationObserver: Observer })
  runBootScript()
  expect(offer.hidden).toBe(selector === null)
  if (selector) expect(querySelector).toHaveBeenCalledWith(selector)
})

describe('outside India', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['America/New_York', '2026-11-28T04:30:00Z', '(Fri, 11:30\u00a0PM GMT-5 where you are)'],
    ['Asia/Kathmandu', '2026-11-28T04:30:00Z', '(Sat, 10:15\u00a0AM GMT+5:45 where you are)'],
    ['Europe/London', '2026-07-01T23:05:00Z', '(Thu, 12:05\u00a0AM GMT+1 where you are)'],
    ['UTC', '2026-11-28T12:00:00Z', '(Sat, 12:00\u00a0PM GMT where you are)'],
    ['Asia/Kolkata', '2026-11-28T04:30:00Z', undefined],
  ])(
    'in %s, writes the local time beside an Indian one without Intl',
    (zone, dateTime, expectedText) => {
      vi.stubEnv('TZ', zone)
      // Loading the data of Intl delays the first paint.
      vi.stubGlobal('Intl', undefined)
      const time = { dateTime, dataset: { own: '({} where you are)' } as Record<string, string> }
      browser.page.dataset.clock = clockNames
      expect(observeTimes([time])).toBe(expectedText !== undefined)
      expect(time.dataset.here).toBe(expectedText)
    },
  )

  const clockNames = 'Sun|Mon|Tue|Wed|Thu|Fri|Sat|0 {}\u00a0AM|12 {}\u00a0PM'

  function observeTimes(times: unknown[]) {
    let notifyMutation: (() => void) | undefined
    class FakeObserver {
      constructor(callback: () => void) {
        notifyMutation = callback
      }
      observe() {}
    }
    vi.stubGlobal('MutationObserver', FakeObserver)
    Object.assign(browser.window, { MutationObserver: FakeObserver })
    Object.assign(browser.document, { querySelectorAll: () => times })
    runBootScript()
    notifyMutation?.()
    return notifyMutation !== undefined
  }
})

test('with nothing stored, shows the logged-out state', () => {
  runBootScript()
  expect(browser.page.dataset.session).toBe('out')
  expect(browser.sessionStorage.items.size).toBe(0)
})

test('with a user but no token, shows the logged-out state', () => {
  storeSession(asha, null)
  runBootScript()
  expect(browser.page.dataset.session).toBe('out')
})

test.each(['{bad', 'null', '[]', '{"id":1}', ''])(
  'with an unreadable user, logs out: %s',
  (text) => {
    storeSession(text)
    runBootScript()
    expect(browser.page.dataset.session).toBe('out')
    expect(browser.localStorage.items.size).toBe(0)
    expect(browser.sessionStorage.getItem('logout')).toBe('owed')
  },
)

test('with a storage that throws, shows the logged-out state', () => {
  browser.localStorage.isBlocked = true
  runBootScript()
  expect(browser.page.dataset.session).toBe('out')
})

test('is safe inside a script element', () => {
  expect(BOOT_SCRIPT).not.toMatch(/<\/|<!--/)
})
