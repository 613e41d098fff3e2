import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRoutePolicies } from '@/lib/route-policies'
import { buildDeferredScript, SPECULATION_RULES } from '@/server/deferred-scripts'

type FakeElement = { src?: string; type?: string; onerror?: () => void; remove?: () => void }

type StubPageOptions = {
  live?: 'now' | 'idle'
  prerendering?: boolean
  readyState?: string
  saveData?: boolean
}

function stubPage({
  live,
  prerendering = false,
  readyState = 'complete',
  saveData = false,
}: StubPageOptions = {}) {
  const head: FakeElement[] = []
  const document = Object.assign(new EventTarget(), {
    prerendering,
    readyState,
    createElement: () => {
      const element: FakeElement = {}
      element.remove = () => head.splice(head.indexOf(element), 1)
      return element
    },
    head: { appendChild: (element: FakeElement) => head.push(element) },
    querySelector: (selector: string) => (live && selector.includes(live) ? {} : null),
    querySelectorAll: () => [],
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('PerformanceObserver', undefined)
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { connection: { saveData } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  new Function(buildDeferredScript(['/a.js', '/b.js']))()
  const listFetchedScripts = () => head.map(({ src }) => src).filter(Boolean)
  const hasSpeculationRules = () => head.some(({ type }) => type === 'speculationrules')
  return { document, page, fetched: listFetchedScripts, offered: hasSpeculationRules, head }
}

function newMarkedControl(mark = 'touched') {
  const control = {
    click: vi.fn(),
    closest: (selector: string) => (selector.includes(mark) ? control : null),
    setAttribute: vi.fn(),
    removeAttribute: vi.fn(),
  }
  const newEvent = (kind: string) =>
    Object.defineProperty(new Event(kind, { cancelable: true }), 'target', { value: control })
  return { control, touch: newEvent }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('fetches no script without need and allows prerendering of the next page', () => {
  const { fetched: listFetchedScripts, offered: hasSpeculationRules } = stubPage()
  vi.advanceTimersByTime(60_000)
  expect(listFetchedScripts()).toEqual([])
  expect(hasSpeculationRules()).toBe(true)
})

test('fetches needed scripts after the first paint and prerenders no other page', () => {
  const { fetched: listFetchedScripts, offered: hasSpeculationRules } = stubPage({ live: 'now' })
  vi.advanceTimersByTime(1_000)
  expect(listFetchedScripts()).toEqual(['/a.js', '/b.js'])
  expect(hasSpeculationRules()).toBe(false)
})

test('fetches the scripts of a form once the page has loaded and is idle', () => {
  const { document, page, fetched, offered } = stubPage({ live: 'idle', readyState: 'loading' })
  vi.advanceTimersByTime(60_000)
  expect(fetched()).toEqual([])
  expect(offered()).toBe(true)
  document.readyState = 'complete'
  page.dispatchEvent(new Event('load'))
  expect(fetched()).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(fetched()).toEqual(['/a.js', '/b.js'])
  expect(offered()).toBe(false)
})

test('fetches the scripts of a form at its first touch, when the visitor saves data only then', () => {
  const { document, fetched } = stubPage({ live: 'idle', saveData: true })
  vi.advanceTimersByTime(60_000)
  expect(fetched()).toEqual([])
  const press = newMarkedControl('idle').touch('click')
  document.dispatchEvent(press)
  expect(fetched()).toEqual(['/a.js', '/b.js'])
  // Only controls that need scripts are held.
  expect(press.defaultPrevented).toBe(false)
})

test('a prerendered page fetches no script before it is opened', () => {
  const { document, fetched: listFetchedScripts } = stubPage({ live: 'now', prerendering: true })
  vi.advanceTimersByTime(1_000)
  expect(listFetchedScripts()).toEqual([])
  document.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(listFetchedScripts()).toEqual(['/a.js', '/b.js'])
})

test('a hover on a marked control fetches the scripts; a click is repeated once they are loaded', () => {
  const { document, fetched: listFetchedScripts } = stubPage()
  const { control, touch: newEvent } = newMarkedControl()
  document.dispatchEvent(newEvent('pointerover'))
  expect(listFetchedScripts()).toEqual(['/a.js', '/b.js'])
  const press = newEvent('click')
  document.dispatchEvent(press)
  document.dispatchEvent(newEvent('click'))
  expect(press.defaultPrevented).toBe(true)
  expect(control.click).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('live'))
  expect(control.click).toHaveBeenCalledTimes(1)
  const laterPress = newEvent('click')
  document.dispatchEvent(laterPress)
  expect(laterPress.defaultPrevented).toBe(false)
})

test('retries a file that fails to load', () => {
  const { document, fetched: listFetchedScripts, head } = stubPage()
  document.dispatchEvent(newMarkedControl().touch('focusin'))
  head.find(({ src }) => src === '/a.js')?.onerror?.()
  expect(listFetchedScripts()).toEqual(['/b.js'])
  vi.advanceTimersByTime(3_000)
  expect(listFetchedScripts()).toEqual(['/b.js', '/a.js'])
  // The wait doubles, so that a missing file does not cause a load of requests.
  head.find(({ src }) => src === '/a.js')?.onerror?.()
  vi.advanceTimersByTime(3_000)
  expect(listFetchedScripts()).toEqual(['/b.js'])
  vi.advanceTimersByTime(3_000)
  expect(listFetchedScripts()).toEqual(['/b.js', '/a.js'])
})

test('does not prerender gated, personal or secret pages', () => {
  const [{ where }] = JSON.parse(SPECULATION_RULES).prerender
  const publicPolicies = allRoutePolicies.filter(
    ({ audience, kind, hasSecretUrl, isInternal, path }) =>
      audience === 'everyone' &&
      kind === 'page' &&
      !hasSecretUrl &&
      !isInternal &&
      !path.includes(':') &&
      path !== '/kept',
  )
  expect(where.href_matches).toEqual(publicPolicies.map(({ path }) => `{/:l(hi|ta)}?${path}`))
  expect(where.href_matches.join()).not.toMatch(/ebook|profile|reset|not-found|api|[*]/)
})
