import { type RefObject, useEffect, useRef } from 'react'
import { findNearestLine, listTextLines, type TextLine } from './text-lines'

const PLACE_EVENT = 'reading-place'
/** Where it starts, and between which heights of the screen the arrow keys keep it. */
const START_SHARE = 0.3
const HIGHEST_SHARE = 0.2
const LOWEST_SHARE = 0.6
const PADDING_PX = 3

/** The focus line goes to these words, as when they are read aloud. */
export function announceReadingPlace(scroller: HTMLElement, range: Range) {
  scroller.dispatchEvent(new CustomEvent(PLACE_EVENT, { detail: range.getBoundingClientRect() }))
}

/**
 * A band around the line that is read; the rest is paler. It follows the pointer, a tap, the arrow keys, the
 * focus and the voice. While the text is scrolled it stays at its height, on the line that is there.
 */
export function FocusLine({ text }: { text: RefObject<HTMLElement | null> }) {
  const band = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = text.current
    if (!scroller || !band.current) return
    return followReading(scroller, band.current)
  }, [text])
  return <div ref={band} aria-hidden="true" className="book-line screen-only" />
}

function followReading(scroller: HTMLElement, band: HTMLElement) {
  const listening = new AbortController()
  const { signal } = listening
  const measureView = () => scroller.getBoundingClientRect()
  let place = measureView().top + scroller.clientHeight * START_SHARE
  let frame = 0
  let focused: Element | undefined

  const draw = ({ top, bottom }: TextLine) => {
    const view = measureView()
    place = (top + bottom) / 2
    band.style.top = `${top - view.top - PADDING_PX}px`
    band.style.height = `${Math.min(bottom - top, view.height / 2) + 2 * PADDING_PX}px`
  }
  const drawNear = (y: number) => {
    const lines = listTextLines(scroller)
    const line = lines[findNearestLine(lines, y)]
    if (!line) return
    draw(line)
    // The pointer's own height: the next line may be nearer after scrolling.
    place = y
  }
  const drawSoon = (y: number) => {
    focused = undefined
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => drawNear(y))
  }

  const step = (direction: 1 | -1) => {
    const lines = listTextLines(scroller)
    const target = lines[findNearestLine(lines, place) + direction]
    if (!target) return false
    const view = measureView()
    const limit = view.top + view.height * (direction === 1 ? LOWEST_SHARE : HIGHEST_SHARE)
    const excess = direction === 1 ? target.bottom - limit : target.top - limit
    const before = scroller.scrollTop
    if (excess * direction > 0) scroller.scrollTop += excess
    const moved = scroller.scrollTop - before
    draw({ top: target.top - moved, bottom: target.bottom - moved })
    return true
  }

  const handleKey = (event: KeyboardEvent) => {
    const direction = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    focused = undefined
    if (step(direction)) event.preventDefault()
  }
  scroller.addEventListener('keydown', handleKey, { signal })
  scroller.addEventListener('pointermove', ({ clientY }) => drawSoon(clientY), { signal })
  scroller.addEventListener('click', ({ clientY }) => clientY > 0 && drawSoon(clientY), { signal })
  scroller.addEventListener(
    'scroll',
    // The focus itself scrolls to its element.
    () => (focused ? draw(focused.getBoundingClientRect()) : drawSoon(place)),
    { signal, passive: true },
  )
  scroller.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target === scroller) return
      cancelAnimationFrame(frame)
      focused = target
      draw(target.getBoundingClientRect())
    },
    { signal },
  )
  scroller.addEventListener(
    PLACE_EVENT,
    (event) => {
      cancelAnimationFrame(frame)
      draw((event as CustomEvent<DOMRect>).detail)
    },
    { signal },
  )
  // Another text size or spacing moves the lines.
  const resizing = new ResizeObserver(() => drawSoon(place))
  resizing.observe(scroller.firstElementChild ?? scroller)
  drawNear(place)
  return () => {
    resizing.disconnect()
    cancelAnimationFrame(frame)
    listening.abort()
  }
}
