import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, openBrowser } from '../support/browser'

let browser: ReturnType<typeof openBrowser>
let store: typeof import('@/lib/client/session-store')
let upkeep: typeof import('@/lib/client/session-upkeep')
const assign = vi.fn()

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  browser = openBrowser()
  Object.assign(browser.window, { location: { assign } })
  store = await import('@/lib/client/session-store')
  upkeep = await import('@/lib/client/session-upkeep')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  assign.mockReset()
})

const idle = () => vi.advanceTimersByTimeAsync(2000)
const paths = () => browser.fetch.mock.calls.map(([path]) => path)
const unauthorised = () => Response.json({ msg: 'Please log in.' }, { status: 401 })

test('Once per visit, in idle time, GET /api/auth/user/me refreshes user', async () => {
  store.keepSession(asha, 't')
  browser.fetch.mockResolvedValueOnce(Response.json({ ...asha, is_subscribed: 1 }))
  upkeep.startUpkeep()
  expect(paths()).toEqual([])
  await idle()
  expect(paths()).toEqual(['/api/auth/user/me'])
  expect(store.currentSession()?.user.is_subscribed).toBe(1)
  upkeep.startUpkeep()
  await idle()
  expect(paths()).toHaveLength(1)
})

test('a 401 clears both items', async () => {
  store.keepSession(asha, 't')
  browser.fetch.mockResolvedValueOnce(unauthorised())
  upkeep.startUpkeep()
  await idle()
  expect(browser.localStorage.items.size).toBe(0)
})

test('another failure changes nothing', async () => {
  store.keepSession(asha, 't')
  browser.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  upkeep.startUpkeep()
  await idle()
  expect(store.currentSession()?.user).toEqual(asha)
})

test('nobody is logged in: nothing is asked', async () => {
  upkeep.startUpkeep()
  await idle()
  expect(paths()).toEqual([])
})

test('an answer for the one who logged out meanwhile is dropped', async () => {
  store.keepSession(asha, 't')
  browser.fetch.mockResolvedValueOnce(Response.json(asha))
  const asked = upkeep.refreshUser()
  store.keepSession({ ...asha, id: 'u2' }, 't2')
  expect(await asked).toBeNull()
  expect(store.currentSession()?.user.id).toBe('u2')
})

test('Logout clears the session and goes home, and tells the server with the token', async () => {
  store.keepSession(asha, 't')
  await upkeep.logOut()
  const [path, init] = browser.fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/auth/user/logout')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer t')
  expect(store.currentSession()).toBeNull()
  expect(store.logoutIsOwed()).toBe(false)
  expect(assign).toHaveBeenCalledWith('/')
})

test('without network Logout works too, and the server is told when the network is back', async () => {
  store.keepSession(asha, 't')
  browser.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  upkeep.startUpkeep()
  await upkeep.logOut()
  expect(assign).toHaveBeenCalledWith('/')
  expect(store.currentSession()).toBeNull()
  browser.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(paths()).toEqual(['/api/auth/user/logout', '/api/auth/user/logout'])
  expect(store.logoutIsOwed()).toBe(false)
})

test('a server that never answers does not keep anyone from going home', async () => {
  store.keepSession(asha, 't')
  browser.fetch.mockReturnValueOnce(new Promise(() => {}))
  const leaving = upkeep.logOut()
  await vi.advanceTimersByTimeAsync(3000)
  await leaving
  expect(assign).toHaveBeenCalledWith('/')
})

test('a stored user that did not parse ends the server session as well', async () => {
  browser.localStorage.setItem('token', 't')
  browser.localStorage.setItem('user', '{bad')
  upkeep.startUpkeep()
  await vi.advanceTimersByTimeAsync(0)
  expect(paths()).toEqual(['/api/auth/user/logout'])
})
