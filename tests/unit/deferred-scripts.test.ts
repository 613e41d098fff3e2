import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRoutePolicies } from '@/lib/route-policies'
import { buildDeferredScript, SPECULATION_RULES } from '@/server/deferred-scripts'

type FakeElement = { src?: string; type?: string; onerror?: () => void; remove?: () => void }

/** Just enough of a page for the lines at its end: its head, what is marked in it, and its events. */
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

/** A control that a component has marked, and what has been done to it. */
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

test('nothing is fetched where nothing needs it; the next page may be made ready', () => {
  const { fetched: listFetchedScripts, offered: hasSpeculationRules } = stubPage()
  vi.advanceTimersByTime(60_000)
  expect(listFetchedScripts()).toEqual([])
  expect(hasSpeculationRules()).toBe(true)
})

test('what needs it at once has it after the page was seen, and no other page is made ready', () => {
  const { fetched: listFetchedScripts, offered: hasSpeculationRules } = stubPage({ live: true })
  vi.advanceTimersByTime(1_000)
  expect(listFetchedScripts()).toEqual(['/a.js', '/b.js'])
  expect(hasSpeculationRules()).toBe(false)
})

test('a page that is made ready ahead fetches nothing before it is opened', () => {
  const { document, fetched: listFetchedScripts } = stubPage({ live: true, prerendering: true })
  vi.advanceTimersByTime(1_000)
  expect(listFetchedScripts()).toEqual([])
  document.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(listFetchedScripts()).toEqual(['/a.js', '/b.js'])
})

test('a hover on a marked control fetches; a press is held, and given once it can be answered', () => {
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

test('a file that does not come is asked for again', () => {
  const { document, fetched: listFetchedScripts, head } = stubPage()
  document.dispatchEvent(newMarkedControl().touch('focusin'))
  head.find(({ src }) => src === '/a.js')?.onerror?.()
  expect(listFetchedScripts()).toEqual(['/b.js'])
  vi.advanceTimersByTime(3_000)
  expect(listFetchedScripts()).toEqual(['/b.js', '/a.js'])
  // The second time it takes longer: a file that is gone for good is not asked for by everybody every moment.
  head.find(({ src }) => src === '/a.js')?.onerror?.()
  vi.advanceTimersByTime(3_000)
  expect(listFetchedScripts()).toEqual(['/b.js'])
  vi.advanceTimersByTime(3_000)
  expect(listFetchedScripts()).toEqual(['/b.js', '/a.js'])
})

test('no page is made ready ahead that is gated, one person’s, or a secret', () => {
  const [{ where }] = JSON.parse(SPECULATION_RULES).prerender
  const publicPolicies = allRoutePolicies.filter(
    ({ whom, kind, secret, path }) =>
      whom === 'everyone' && kind === 'page' && !secret && !path.includes(':'),
  )
  expect(where.href_matches).toEqual(publicPolicies.map(({ path }) => path))
  expect(where.href_matches.join()).not.toMatch(/ebook|profile|reset|api|[:*]/)
})
