import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allAreas } from '@/lib/areas'
import { lateScripts, NEXT_PAGE_AHEAD } from '@/server/late-scripts'

type Made = { src?: string; type?: string; onerror?: () => void; remove?: () => void }

/** Just enough of a page for the lines at its end: its head, what is marked in it, and its events. */
function openPage({ live = false, prerendering = false } = {}) {
  const head: Made[] = []
  const document = Object.assign(new EventTarget(), {
    prerendering,
    createElement: () => {
      const made: Made = {}
      made.remove = () => head.splice(head.indexOf(made), 1)
      return made
    },
    head: { appendChild: (made: Made) => head.push(made) },
    querySelector: () => (live ? {} : null),
    querySelectorAll: () => [],
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('HTMLScriptElement', { supports: () => true })
  vi.stubGlobal('PerformanceObserver', undefined)
  vi.stubGlobal('addEventListener', vi.fn())
  new Function(lateScripts(['/a.js', '/b.js']))()
  const fetched = () => head.map(({ src }) => src).filter(Boolean)
  const offered = () => head.some(({ type }) => type === 'speculationrules')
  return { document, fetched, offered, head }
}

/** A control that a component has marked, and what has been done to it. */
function marked() {
  const control = {
    click: vi.fn(),
    closest: () => control,
    setAttribute: vi.fn(),
    removeAttribute: vi.fn(),
  }
  const touch = (kind: string) =>
    Object.defineProperty(new Event(kind, { cancelable: true }), 'target', { value: control })
  return { control, touch }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing is fetched where nothing needs it; the next page may be made ready', () => {
  const { fetched, offered } = openPage()
  vi.advanceTimersByTime(60_000)
  expect(fetched()).toEqual([])
  expect(offered()).toBe(true)
})

test('what needs it at once has it after the page was seen, and no other page is made ready', () => {
  const { fetched, offered } = openPage({ live: true })
  vi.advanceTimersByTime(1_000)
  expect(fetched()).toEqual(['/a.js', '/b.js'])
  expect(offered()).toBe(false)
})

test('a page that is made ready ahead fetches nothing before it is opened', () => {
  const { document, fetched } = openPage({ live: true, prerendering: true })
  vi.advanceTimersByTime(1_000)
  expect(fetched()).toEqual([])
  document.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('a hover on a marked control fetches; a press is held, and given once it can be answered', () => {
  const { document, fetched } = openPage()
  const { control, touch } = marked()
  document.dispatchEvent(touch('pointerover'))
  expect(fetched()).toEqual(['/a.js', '/b.js'])
  const press = touch('click')
  document.dispatchEvent(press)
  document.dispatchEvent(touch('click'))
  expect(press.defaultPrevented).toBe(true)
  expect(control.click).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('live'))
  expect(control.click).toHaveBeenCalledTimes(1)
  const later = touch('click')
  document.dispatchEvent(later)
  expect(later.defaultPrevented).toBe(false)
})

test('a file that does not come is asked for again', () => {
  const { document, fetched, head } = openPage()
  document.dispatchEvent(marked().touch('focusin'))
  head.find(({ src }) => src === '/a.js')?.onerror?.()
  expect(fetched()).toEqual(['/b.js'])
  vi.advanceTimersByTime(3_000)
  expect(fetched()).toEqual(['/b.js', '/a.js'])
  // The second time it takes longer: a file that is gone for good is not asked for by everybody every moment.
  head.find(({ src }) => src === '/a.js')?.onerror?.()
  vi.advanceTimersByTime(3_000)
  expect(fetched()).toEqual(['/b.js'])
  vi.advanceTimersByTime(3_000)
  expect(fetched()).toEqual(['/b.js', '/a.js'])
})

test('no page is made ready ahead that is gated, one person’s, or a secret', () => {
  const [{ where }] = JSON.parse(NEXT_PAGE_AHEAD).prerender
  const open = allAreas.filter(
    ({ whom, kind, secret, path }) =>
      whom === 'everyone' && kind === 'page' && !secret && !path.includes(':'),
  )
  expect(where.href_matches).toEqual(open.map(({ path }) => path))
  expect(where.href_matches.join()).not.toMatch(/ebook|profile|reset|api|[:*]/)
})
