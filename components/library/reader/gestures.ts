import type { BookView, ViewPoint } from './book-view'

/** Keys, wheel and touch. Other scrolling stays native. */

const EDGE_SHARE = 0.2
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_SCALE = 2

type GestureOptions = { getView: () => BookView | null; onTap: () => void }

export function listenForGestures(
  stage: HTMLElement,
  { getView, onTap }: GestureOptions,
): () => void {
  const abortController = new AbortController()
  const { signal } = abortController
  document.addEventListener('keydown', (event) => handleKey(event, getView()), { signal })
  stage.addEventListener('wheel', (event) => handleWheel(event, getView()), {
    signal,
    passive: false,
  })
  stage.addEventListener('click', createTapHandler(stage, getView, onTap), { signal })
  listenForPinch(stage, getView, signal)
  return () => abortController.abort()
}

function handleKey(event: KeyboardEvent, view: BookView | null) {
  if (!view || event.altKey || event.defaultPrevented || isTyping(event.target)) return
  const isCommand = event.ctrlKey || event.metaKey
  const step = { '+': 1, '=': 1, '-': -1, '0': 0 }[event.key] as 1 | -1 | 0 | undefined
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
  const edge = { End: 1, Home: -1 }[event.key] as 1 | -1 | undefined
  if (isCommand && step !== undefined) view.zoom(step)
  else if (isCommand || event.shiftKey) return
  else if (edge) view.jump(edge)
  else if (direction && !canScrollSideways(event.target)) view.turn(direction)
  else return
  event.preventDefault()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, dialog') !== null

/** Elements that scroll sideways keep their arrow keys. */
function canScrollSideways(target: EventTarget | null) {
  return target instanceof Element && target.scrollWidth > target.clientWidth + 1
}

function handleWheel(event: WheelEvent, view: BookView | null) {
  if (!event.ctrlKey || !view) return
  event.preventDefault()
  const pixelsPerUnit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1
  if (view.stretch) view.stretch(Math.exp((-event.deltaY * pixelsPerUnit) / 400), toPoint(event))
  else if (Math.abs(event.deltaY * pixelsPerUnit) > 20) view.zoom(event.deltaY < 0 ? 1 : -1)
}

const toPoint = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => ({ x, y })

/** A tap near an edge turns the page, in the middle it toggles the bar; a double tap zooms. */
function createTapHandler(
  stage: HTMLElement,
  getView: GestureOptions['getView'],
  onTap: () => void,
) {
  let [lastTapMs, isMagnified] = [0, false]
  let tapTimer: ReturnType<typeof setTimeout> | undefined
  return (event: MouseEvent) => {
    const isTouch = (event as PointerEvent).pointerType === 'touch'
    const isOnPage =
      event.target instanceof Element && !event.target.closest('a, button, input, mark')
    if (!isTouch || !isOnPage || getSelection()?.isCollapsed === false) return
    const shareX = event.clientX / stage.clientWidth
    if (shareX < EDGE_SHARE || shareX > 1 - EDGE_SHARE)
      return getView()?.turn(shareX < EDGE_SHARE ? -1 : 1)
    clearTimeout(tapTimer)
    const isDoubleTap = event.timeStamp - lastTapMs < DOUBLE_TAP_MS
    lastTapMs = isDoubleTap ? 0 : event.timeStamp
    if (!isDoubleTap) tapTimer = setTimeout(onTap, DOUBLE_TAP_MS)
    else if (isMagnified) getView()?.zoom(0, toPoint(event))
    else getView()?.stretch?.(DOUBLE_TAP_SCALE, toPoint(event))
    if (isDoubleTap) isMagnified = !isMagnified
  }
}

function listenForPinch(
  stage: HTMLElement,
  getView: GestureOptions['getView'],
  signal: AbortSignal,
) {
  let spread = 0
  const recordSpread = ({ touches }: TouchEvent) => {
    spread = touches.length === 2 ? measureSpread(touches) : 0
  }
  for (const eventName of ['touchstart', 'touchend', 'touchcancel'] as const)
    stage.addEventListener(eventName, recordSpread, { signal, passive: true })
  const handleMove = (event: TouchEvent) => {
    const stretch = getView()?.stretch
    if (!spread || !stretch || event.touches.length !== 2) return
    event.preventDefault()
    const newSpread = measureSpread(event.touches)
    stretch(newSpread / spread, findMidpoint(event.touches))
    spread = newSpread
  }
  stage.addEventListener('touchmove', handleMove, { signal, passive: false })
}

function measureSpread({ 0: first, 1: second }: TouchList) {
  if (!first || !second) return 0
  return Math.max(Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY), 1)
}

function findMidpoint({ 0: first, 1: second }: TouchList): ViewPoint {
  if (!first || !second) return { x: 0, y: 0 }
  return { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 }
}
