import type { TestQuestionKind } from '@/base/class-test-kinds'
import type { BubbleLook } from './bubbles'
import type { DoubtReason, GroupReading } from './types'

/** When a bubble counts as filled in, as empty, and when a person must say. */

/** Without its outline in place, what is inside may be the outline itself. */
export type PlacedLook = BubbleLook & { hasOutline: boolean }
const FULL_FILL = 0.45

export type BubbleState = 'filled' | 'empty' | 'doubtful'

/** Above what an empty bubble of this sheet has, because of the letter in it. */
const FILLED = { fill: 0.22, strokes: 0.12, sum: 0.21 }
const EMPTY = { fill: 0.065, strokes: 0.045 }
/** A filled bubble with strokes near and far around it may be one that was crossed out: no mark alone has both. */
const CROSSED_OUT = { near: 0.08, far: 0.06 }
/** Where nothing is marked, a stroke across an outline may be a mark that missed its bubble. */
const MISSED = { strokes: 0.02, outside: 0.02 }
/** There, what is so much darker than the others of its group may be a pale mark in a glare. Letters differ by half. */
const STANDS_OUT = 0.045
const MIN_COMPARED = 3
/** An empty bubble with more on its outline than others has may be one that was circled; with less, covered. */
const CIRCLED_RIM = 0.13
const COVERED_RIM = 0.07
/** A mark is darker than what is around it; what has less than this share of that may be the shadow of a bar. */
const SHADED_SHARE = 0.4
/** Where several may be marked, so much less than the clearest mark may be a smear, or what shows through the paper. */
const WEAK_SHARE = 0.4
/**
 * What is left beside a clear mark and has little of it: the trace of an eraser, a highlighter that went over the row,
 * a letter that the camera sharpened.
 */
const CLEAR_FILL = 0.3
const TRACES = [
  { fill: 0.21, strokes: 0.05 },
  { fill: 0.05, strokes: 0.09 },
]
const TRACE_SHARE = 1 / 3

export type EmptyLook = Pick<BubbleLook, 'fill' | 'strokes' | 'rim'>

/** Most bubbles of a sheet are empty. */
export function findEmptyLook(looks: BubbleLook[]): EmptyLook {
  const take = (key: keyof EmptyLook) => {
    const values = looks.map((look) => look[key]).sort((one, other) => one - other)
    return values[Math.floor(values.length * 0.35)] ?? 0
  }
  return {
    fill: Math.min(0.2, take('fill')),
    strokes: Math.min(0.15, take('strokes')),
    rim: take('rim'),
  }
}

export function judgeBubble(
  { fill, strokes, rim, contrast, hasOutline }: PlacedLook,
  empty: EmptyLook,
): BubbleState {
  const [moreFill, moreStrokes] = [fill - empty.fill, strokes - empty.strokes]
  if (
    moreFill >= FILLED.fill ||
    moreStrokes >= FILLED.strokes ||
    moreFill + moreStrokes >= FILLED.sum
  ) {
    const isInPlace = hasOutline || moreFill >= FULL_FILL
    const isShadow = contrast - empty.fill < moreFill * SHADED_SHARE
    return isInPlace && !isShadow ? 'filled' : 'doubtful'
  }
  const isBare = moreFill <= EMPTY.fill && moreStrokes <= EMPTY.strokes
  const moreRim = rim - empty.rim
  const isCovered = !hasOutline && moreRim <= -COVERED_RIM
  return isBare && moreRim < CIRCLED_RIM && !isCovered ? 'empty' : 'doubtful'
}

export type GroupDecision = GroupReading & { reason?: DoubtReason }

/** A person decides about every position that is not certain, and about two in a group that takes one. */
export function decideGroup(
  looks: PlacedLook[],
  kind: TestQuestionKind | 'roll',
  empty: EmptyLook,
): GroupDecision {
  const clearest = Math.max(...looks.map(({ fill }) => fill)) - empty.fill
  const sharpest = Math.max(...looks.map(({ contrast }) => contrast)) - empty.fill
  const states = looks.map((look): BubbleState => {
    if (isTrace(look, clearest, empty) || isShaded(look, sharpest, empty)) return 'empty'
    const state = judgeBubble(look, empty)
    const isWeak = kind === 'several' && look.fill - empty.fill < clearest * WEAK_SHARE
    return state === 'filled' && isWeak ? 'doubtful' : state
  })
  const list = (state: BubbleState) =>
    states.flatMap((value, position) => (value === state ? [position] : []))
  const [marked, doubtful] = [list('filled'), list('doubtful')]
  if (marked.length + doubtful.length === 0) {
    const missed = looks.flatMap((look, position) =>
      isMissed(look, empty) || standsOut(look, looks) ? [position] : [],
    )
    if (missed.length > 0) return { marked, doubtful: missed, reason: 'faint' }
  }
  const crossed = marked.filter((position) => isCrossedOut(looks[position] as BubbleLook))
  if (kind !== 'several' && marked.length + doubtful.length > 1)
    return { marked: [], doubtful: [...marked, ...doubtful].sort(byNumber), reason: 'two-marked' }
  if (crossed.length > 0)
    return {
      marked: marked.filter((position) => !crossed.includes(position)),
      doubtful: [...crossed, ...doubtful].sort(byNumber),
      reason: 'crossed-out',
    }
  return doubtful.length > 0 ? { marked, doubtful, reason: 'faint' } : { marked, doubtful }
}

function isTrace(look: PlacedLook, clearest: number, empty: EmptyLook) {
  const [fill, strokes] = [look.fill - empty.fill, look.strokes - empty.strokes]
  const isPale = TRACES.some((trace) => fill <= trace.fill && strokes <= trace.strokes)
  return (
    isPale && hasBareRim(look, empty) && clearest >= CLEAR_FILL && fill <= clearest * TRACE_SHARE
  )
}

/** As dark as its surroundings: a narrow shadow. Only beside a mark that is clear in the same way. */
function isShaded(look: PlacedLook, sharpest: number, empty: EmptyLook) {
  const isEven = look.fill - empty.fill > EMPTY.fill && look.contrast - empty.fill <= EMPTY.fill
  return isEven && hasBareRim(look, empty) && sharpest >= CLEAR_FILL
}

/** Not circled: its rim is darker than that of others only as far as its inside is. */
const hasBareRim = ({ hasOutline, rim, fill }: PlacedLook, empty: EmptyLook) =>
  hasOutline && rim - empty.rim < CIRCLED_RIM + fill - empty.fill

/** Where the outlines cannot be seen, a person looks at all of them. */
export const leaveOpen = (bubbles: readonly unknown[]): GroupDecision => ({
  ...{ marked: [], doubtful: [...bubbles.keys()], reason: 'faint' },
})

const isCrossedOut = ({ crossing: { near, far } }: BubbleLook) =>
  near >= CROSSED_OUT.near && far >= CROSSED_OUT.far

const isMissed = ({ strokes, outside }: BubbleLook, empty: EmptyLook) =>
  strokes - empty.strokes >= MISSED.strokes && outside >= MISSED.outside

/** Of two, neither says what is usual. */
function standsOut({ fill }: BubbleLook, looks: BubbleLook[]) {
  const fills = looks.map((look) => look.fill).sort(byNumber)
  const middle = fills[(fills.length - 1) >> 1] ?? 0
  return fills.length >= MIN_COMPARED && fill >= middle + STANDS_OUT
}

const byNumber = (one: number, other: number) => one - other
