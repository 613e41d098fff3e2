import type { BookView, Point } from './book-view'

/** Keys, wheel and fingers. What the browser does well by itself, scrolling above all, is left to it. */

const EDGE = 0.2
const DOUBLE_TAP_MS = 300
const MAGNIFIED = 2

type Hands = { view: () => BookView | null; onTap: () => void }

export function listenForHands(stage: HTMLElement, { view, onTap }: Hands): () => void {
  const over = new AbortController()
  const { signal } = over
  document.addEventListener('keydown', (event) => onKey(event, view()), { signal })
  stage.addEventListener('wheel', (event) => onWheel(event, view()), { signal, passive: false })
  stage.addEventListener('click', tapper(stage, view, onTap), { signal })
  listenForPinch(stage, view, signal)
  return () => over.abort()
}

function onKey(event: KeyboardEvent, view: BookView | null) {
  if (!view || event.altKey || event.defaultPrevented || isTyping(event.target)) return
  const isCommand = event.ctrlKey || event.metaKey
  const step = { '+': 1, '=': 1, '-': -1, '0': 0 }[event.key] as 1 | -1 | 0 | undefined
  const turn = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
  if (isCommand && step !== undefined) view.zoom(step)
  else if (!isCommand && turn && !scrollsSideways(event.target)) view.turn(turn)
  else return
  event.preventDefault()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, dialog') !== null

/** A page wider than its frame, a table of the text: they are scrolled by the same keys. */
function scrollsSideways(target: EventTarget | null) {
  return target instanceof Element && target.scrollWidth > target.clientWidth + 1
}

function onWheel(event: WheelEvent, view: BookView | null) {
  if (!event.ctrlKey || !view) return
  event.preventDefault()
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1
  if (view.stretch) view.stretch(Math.exp((-event.deltaY * lines) / 400), pointOf(event))
  else if (Math.abs(event.deltaY * lines) > 20) view.zoom(event.deltaY < 0 ? 1 : -1)
}

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => ({ x, y })

/** By the edges one turns; a tap in between shows the bar or hides it, two magnify a page. */
function tapper(stage: HTMLElement, view: Hands['view'], onTap: () => void) {
  let [before, magnified] = [0, false]
  let waiting: ReturnType<typeof setTimeout> | undefined
  return (event: MouseEvent) => {
    const isFinger = (event as PointerEvent).pointerType === 'touch'
    const isMeant = event.target instanceof Element && !event.target.closest('a, button, input')
    if (!isFinger || !isMeant || getSelection()?.isCollapsed === false) return
    const across = event.clientX / stage.clientWidth
    if (across < EDGE || across > 1 - EDGE) return view()?.turn(across < EDGE ? -1 : 1)
    clearTimeout(waiting)
    const isSecond = event.timeStamp - before < DOUBLE_TAP_MS
    before = isSecond ? 0 : event.timeStamp
    if (!isSecond) waiting = setTimeout(onTap, DOUBLE_TAP_MS)
    else if (magnified) view()?.zoom(0, pointOf(event))
    else view()?.stretch?.(MAGNIFIED, pointOf(event))
    if (isSecond) magnified = !magnified
  }
}

function listenForPinch(stage: HTMLElement, view: Hands['view'], signal: AbortSignal) {
  let spread = 0
  const note = ({ touches }: TouchEvent) => {
    spread = touches.length === 2 ? spreadOf(touches) : 0
  }
  for (const change of ['touchstart', 'touchend', 'touchcancel'] as const)
    stage.addEventListener(change, note, { signal, passive: true })
  const move = (event: TouchEvent) => {
    const stretch = view()?.stretch
    if (!spread || !stretch || event.touches.length !== 2) return
    event.preventDefault()
    const wider = spreadOf(event.touches)
    stretch(wider / spread, middleOf(event.touches))
    spread = wider
  }
  stage.addEventListener('touchmove', move, { signal, passive: false })
}

function spreadOf({ 0: one, 1: other }: TouchList) {
  if (!one || !other) return 0
  return Math.max(Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), 1)
}

function middleOf({ 0: one, 1: other }: TouchList): Point {
  if (!one || !other) return { x: 0, y: 0 }
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
}
