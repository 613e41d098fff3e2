import type { PageStack } from './page-stack'

/** Keys, wheel and fingers. What the browser does well by itself, scrolling above all, is left to it. */

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4]
const LINE = 60

export const larger = (pages: PageStack) =>
  pages.zoomTo(ZOOMS.find((zoom) => zoom > pages.zoom + 0.01) ?? pages.zoom)
export const smaller = (pages: PageStack) =>
  pages.zoomTo(ZOOMS.findLast((zoom) => zoom < pages.zoom - 0.01) ?? pages.zoom)

export function listenForGestures(scroller: HTMLElement, pages: PageStack): () => void {
  const over = new AbortController()
  const { signal } = over
  document.addEventListener('keydown', (event) => onKey(event, scroller, pages), { signal })
  scroller.addEventListener('wheel', (event) => onWheel(event, scroller, pages), {
    signal,
    passive: false,
  })
  listenForPinch(scroller, pages, signal)
  return () => over.abort()
}

function onKey(event: KeyboardEvent, scroller: HTMLElement, pages: PageStack) {
  if (event.altKey || event.defaultPrevented) return
  const action =
    event.ctrlKey || event.metaKey
      ? zoomKeys(pages)[event.key]
      : (turnKey(event.key, scroller, pages) ?? scrollKey(event, scroller))
  if (!action) return
  event.preventDefault()
  action()
}

type Keys = Record<string, (() => void) | undefined>

const zoomKeys = (pages: PageStack): Keys => ({
  '+': () => larger(pages),
  '=': () => larger(pages),
  '-': () => smaller(pages),
  '0': () => pages.zoomTo(1),
})

/** Sideways keys turn the pages, unless a page is wider than the frame: then they scroll it. */
function turnKey(key: string, scroller: HTMLElement, pages: PageStack) {
  const turn = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (!turn || scroller.scrollWidth > scroller.clientWidth + 1) return
  return () => pages.goTo(pages.current + turn)
}

/** With the focus elsewhere, on a zoom button say, the same keys still move the pages. */
function scrollKey({ key, shiftKey, target }: KeyboardEvent, scroller: HTMLElement) {
  if (!(target instanceof Element) || scroller.contains(target)) return
  const page = scroller.clientHeight * 0.9
  const keys: Record<string, number> = {
    ArrowUp: -LINE,
    ArrowDown: LINE,
    PageUp: -page,
    PageDown: page,
    Home: -scroller.scrollHeight,
    End: scroller.scrollHeight,
  }
  if (!target.closest('button, a')) keys[' '] = shiftKey ? -page : page
  const top = keys[key]
  return top === undefined ? undefined : () => scroller.scrollBy({ top })
}

function onWheel(event: WheelEvent, scroller: HTMLElement, pages: PageStack) {
  if (!event.ctrlKey) return
  event.preventDefault()
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1
  const frame = scroller.getBoundingClientRect()
  pages.zoomTo(pages.zoom * Math.exp((-event.deltaY * lines) / 400), {
    x: event.clientX - frame.left,
    y: event.clientY - frame.top,
  })
}

function listenForPinch(scroller: HTMLElement, pages: PageStack, signal: AbortSignal) {
  let start: { spread: number; zoom: number } | undefined
  scroller.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 2 ? { spread: spread(touches), zoom: pages.zoom } : undefined
    },
    { signal, passive: true },
  )
  scroller.addEventListener(
    'touchmove',
    (event) => {
      if (!start || event.touches.length !== 2) return
      event.preventDefault()
      pages.stretchTo((start.zoom * spread(event.touches)) / start.spread, middle(event, scroller))
    },
    { signal, passive: false },
  )
  for (const end of ['touchend', 'touchcancel'] as const) {
    scroller.addEventListener(end, () => start && pages.redrawSoon(), { signal, passive: true })
  }
}

function spread({ 0: one, 1: other }: TouchList) {
  if (!one || !other) return 1
  return Math.max(Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), 1)
}

function middle({ touches: { 0: one, 1: other } }: TouchEvent, scroller: HTMLElement) {
  const frame = scroller.getBoundingClientRect()
  if (!one || !other) return
  return {
    x: (one.clientX + other.clientX) / 2 - frame.left,
    y: (one.clientY + other.clientY) / 2 - frame.top,
  }
}
