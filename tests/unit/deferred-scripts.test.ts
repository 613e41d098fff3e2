import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRoutePolicies } from '@/lib/route-policies'
import { buildDeferredScript, SPECULATION_RULES } from '@/server/deferred-scripts'

type FakeElement = { src?: string; type?: string; onerror?: () => void; remove?: () => void }

function stubPage({ live = false, prerendering = false } = {}) {
  const head: FakeElement[] = []
  const document = Object.assign(new EventTarget(), {
    prerendering,
    createElement: () => {
      const element: FakeElement = {}
      element.remove = () => head.splice(head.indexOf(element), 1)
      return element
    },
    head: { appendChild: (element: FakeElement) => head.push(element) },
    querySelector: () => (live ? {} : null),
    querySelectorAll: () => [],
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('HTMLScriptElement', { supports: () => true })
  vi.stubGlobal('PerformanceObserver', undefined)
  vi.stubGlobal('addEventListener', vi.fn())
  new Function(buildDeferredScript(['/a.js', '/b.js']))()
  const listFetchedScripts = () => head.map(({ src }) => src).filter(Boolean)
  const hasSpeculationRules = () => head.some(({ type }) => type === 'speculationrules')
  return { document, fetched: listFetchedScripts, offered: hasSpeculationRules, head }
}

function newMarkedControl() {
  const control = {
    click: vi.fn(),
    closest: () => control,
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
  const { fetched: listFetchedScripts, offered: hasSpeculationRules } = stubPage({ live: true })
  vi.advanceTimersByTime(1_000)
  expect(listFetchedScripts()).toEqual(['/a.js', '/b.js'])
  expect(hasSpeculationRules()).toBe(false)
})

test('a prerendered page fetches no script before it is opened', () => {
  const { document, fetched: listFetchedScripts } = stubPage({ live: true, prerendering: true })
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
      !path.includes(':'),
  )
  expect(where.href_matches).toEqual(publicPolicies.map(({ path }) => `{/:l(hi|ta)}?${path}`))
  expect(where.href_matches.join()).not.toMatch(/ebook|profile|reset|not-found|api|[*]/)
})
