import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, stubBrowser } from '../support/fake-browser'

let browser: ReturnType<typeof stubBrowser>
let store: typeof import('@/lib/client/session-store')

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  store = await import('@/lib/client/session-store')
})
afterEach(() => vi.unstubAllGlobals())

const storeSession = (token: string | null, user: string | null) => {
  if (token) browser.localStorage.items.set('token', token)
  if (user !== null) browser.localStorage.items.set('user', user)
}

test('If both are present, the state is logged in', () => {
  storeSession('t', JSON.stringify(asha))
  expect(store.currentSession()).toEqual({ token: 't', user: asha })
})

test.each([
  ['t', null],
  [null, JSON.stringify(asha)],
  [null, null],
])('with one of the two items missing (%s, %s), the state is logged out', (token, user) => {
  storeSession(token, user)
  expect(store.currentSession()).toBeNull()
})

test.each([{ token: '', user: asha }, { user: asha }, { token: 't', user: { id: 1 } as never }])(
  'a response without a token or user is not a session: %j',
  (response) => {
    expect(store.isStoredSession({ token: 't', user: asha })).toBe(true)
    expect(store.isStoredSession(response)).toBe(false)
  },
)

test('the snapshot stays the same object until a stored item changes', () => {
  storeSession('t', JSON.stringify(asha))
  const first = store.currentSession()
  expect(store.currentSession()).toBe(first)
  storeSession('t2', null)
  expect(store.currentSession()).not.toBe(first)
})

test.each(['{bad', 'null', '"text"', '[]', '{}', '{"id":1}', ''])(
  'If parsing the stored user fails, both stored items are cleared: %s',
  (text) => {
    storeSession('t', text)
    store.onSessionChange(() => {})
    expect(browser.localStorage.items.size).toBe(0)
    expect(browser.page.dataset.session).toBe('out')
    expect(store.isLogoutPending()).toBe(true)
  },
)

test('login stores token and user, logout clears them, and both notify every listener', () => {
  const listener = vi.fn()
  store.onSessionChange(listener)
  store.saveSession(asha, 't')
  expect([...browser.localStorage.items.keys()].sort()).toEqual(['token', 'user'])
  expect(browser.page.dataset.session).toBe('in')
  store.clearSession()
  expect(browser.localStorage.items.size).toBe(0)
  expect(browser.page.dataset.session).toBe('out')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('Updating the subscription flag rewrites the stored user with the new is_subscribed value', () => {
  store.saveSession(asha, 't')
  store.updateSubscription(1)
  expect(JSON.parse(browser.localStorage.getItem('user') ?? '')).toEqual({
    ...asha,
    is_subscribed: 1,
  })
})

test('does not write the subscription flag when logged out', () => {
  store.updateSubscription(1)
  expect(browser.localStorage.items.size).toBe(0)
})

test('follows other tabs through storage events', () => {
  const listener = vi.fn()
  const unsubscribe = store.onSessionChange(listener)
  storeSession('t', JSON.stringify(asha))
  browser.window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(browser.page.dataset.session).toBe('in')
  unsubscribe()
  browser.window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a user that another tab broke ends the session here too', () => {
  store.saveSession(asha, 't')
  store.onSessionChange(() => {})
  storeSession(null, '{bad')
  browser.window.dispatchEvent(new Event('storage'))
  expect(store.currentSession()).toBeNull()
  expect(store.isLogoutPending()).toBe(true)
})

test('falls back to memory when the storage throws', () => {
  browser.localStorage.isBlocked = true
  browser.sessionStorage.isBlocked = true
  store.saveSession(asha, 't')
  expect(store.currentSession()?.user.id).toBe('u1')
  store.clearSession()
  expect(store.currentSession()).toBeNull()
})

test('with a full storage, keeps new values in memory and stored values readable', () => {
  store.saveSession(asha, 'old')
  browser.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.saveSession(asha, 'new')
  expect(store.currentSession()?.token).toBe('new')
})
