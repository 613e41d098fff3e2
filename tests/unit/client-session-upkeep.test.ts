import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, stubBrowser } from '../support/fake-browser'

let browser: ReturnType<typeof stubBrowser>
let store: typeof import('@/lib/client/session-store')
let upkeep: typeof import('@/lib/client/session-upkeep')
const assign = vi.fn()

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  browser = stubBrowser()
  Object.assign(browser.window, { location: { assign } })
  store = await import('@/lib/client/session-store')
  upkeep = await import('@/lib/client/session-upkeep')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  assign.mockReset()
})

const waitUntilIdle = () => vi.advanceTimersByTimeAsync(2000)
const listPaths = () => browser.fetch.mock.calls.map(([path]) => path)
const newUnauthorisedResponse = () => Response.json({ msg: 'Please log in.' }, { status: 401 })

test('Once per visit, in idle time, GET /api/auth/user/me refreshes user', async () => {
  store.saveSession(asha, 't')
  browser.fetch.mockResolvedValueOnce(Response.json({ ...asha, is_subscribed: 1 }))
  upkeep.startSessionUpkeep()
  expect(listPaths()).toEqual([])
  await waitUntilIdle()
  expect(listPaths()).toEqual(['/api/auth/user/me'])
  expect(store.currentSession()?.user.is_subscribed).toBe(1)
  upkeep.startSessionUpkeep()
  await waitUntilIdle()
  expect(listPaths()).toHaveLength(1)
})

test('a 401 clears both items', async () => {
  store.saveSession(asha, 't')
  browser.fetch.mockResolvedValueOnce(newUnauthorisedResponse())
  upkeep.startSessionUpkeep()
  await waitUntilIdle()
  expect(browser.localStorage.items.size).toBe(0)
})

test('another failure changes nothing', async () => {
  store.saveSession(asha, 't')
  browser.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  upkeep.startSessionUpkeep()
  await waitUntilIdle()
  expect(store.currentSession()?.user).toEqual(asha)
})

test('sends no request when logged out', async () => {
  upkeep.startSessionUpkeep()
  await waitUntilIdle()
  expect(listPaths()).toEqual([])
})

test('drops a response for a user who has logged out since', async () => {
  store.saveSession(asha, 't')
  browser.fetch.mockResolvedValueOnce(Response.json(asha))
  const refresh = upkeep.refreshUser()
  store.saveSession({ ...asha, id: 'u2' }, 't2')
  expect(await refresh).toBeNull()
  expect(store.currentSession()?.user.id).toBe('u2')
})

test('logout clears the session, goes home and sends the token to the server', async () => {
  store.saveSession(asha, 't')
  await upkeep.logOut()
  const [path, init] = browser.fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/auth/user/logout')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer t')
  expect(store.currentSession()).toBeNull()
  expect(store.isLogoutPending()).toBe(false)
  expect(assign).toHaveBeenCalledWith('/')
})

test('logout ends reminders on this device: in the browser, and by its endpoint on the server', async () => {
  const unsubscribe = vi.fn(async () => true)
  const subscription = { endpoint: 'https://push.example/1', unsubscribe }
  const registration = { pushManager: { getSubscription: async () => subscription } }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  store.saveSession(asha, 't')
  await upkeep.logOut()
  expect(unsubscribe).toHaveBeenCalledOnce()
  const [, init] = browser.fetch.mock.calls[0] ?? []
  expect(JSON.parse(String(init?.body))).toEqual({ endpoint: subscription.endpoint })
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer t')
})

test('logout does not wait for a browser that never answers about reminders', async () => {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  const never = () => new Promise(() => {})
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: never } })
  store.saveSession(asha, 't')
  const logout = upkeep.logOut()
  await vi.advanceTimersByTimeAsync(1_000)
  await logout
  expect(listPaths()).toEqual(['/api/auth/user/logout'])
})

test('logout works without a network and reaches the server once the network is back', async () => {
  store.saveSession(asha, 't')
  browser.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  upkeep.startSessionUpkeep()
  await upkeep.logOut()
  expect(assign).toHaveBeenCalledWith('/')
  expect(store.currentSession()).toBeNull()
  browser.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(listPaths()).toEqual(['/api/auth/user/logout', '/api/auth/user/logout'])
  expect(store.isLogoutPending()).toBe(false)
})

test('logout goes home although the server never responds', async () => {
  store.saveSession(asha, 't')
  browser.fetch.mockReturnValueOnce(new Promise(() => {}))
  const logout = upkeep.logOut()
  await vi.advanceTimersByTimeAsync(3000)
  await logout
  expect(assign).toHaveBeenCalledWith('/')
})

test('an unreadable stored user ends the server session as well', async () => {
  browser.localStorage.setItem('token', 't')
  browser.localStorage.setItem('user', '{bad')
  upkeep.startSessionUpkeep()
  await vi.advanceTimersByTimeAsync(0)
  expect(listPaths()).toEqual(['/api/auth/user/logout'])
})
