import { BUBBLE_RADIUS, type SheetGroup, type SheetPoint } from '@/base/answer-sheet'
import type { StraightenedSheet } from './types'

/** Paper that is creased or bent has each row of bubbles a little elsewhere: their outlines show where. */

const REACH_MM = 2.2
const ANGLES = 20
/** Against a jump to something else that is dark. */
const CALM = 0.012
const NEIGHBOURS = 6

export type AlignedBubble = SheetPoint & { hasOutline: boolean }

export type AlignedBubbles = {
  /** In pixels of the straightened sheet. */
  bubbles: AlignedBubble[]
  /** Whether their outlines were found; if not, what is read there may belong to something else. */
  isFound: boolean
}

export function alignGroups(sheet: StraightenedSheet, groups: SheetGroup[]): AlignedBubbles[] {
  const { pixelsPerMm } = sheet
  const places = groups.map(({ bubbles }) =>
    bubbles.map(({ x, y }) => ({ x: x * pixelsPerMm, y: y * pixelsPerMm })),
  )
  const shifts = places.map((bubbles) => findShift(sheet, bubbles))
  const usual = takeMiddle(shifts.map(({ strength }) => strength))
  return places.map((bubbles, index) => {
    const { x, y } = chooseShift(places, shifts, index, usual)
    const moved = bubbles.map((bubble) => ({ x: bubble.x + x, y: bubble.y + y }))
    const measured = createOutlineMeter(sheet, moved)(0, 0)
    const settled = followNeighbours(
      sheet,
      bubbles,
      moved.map((bubble) => settle(sheet, bubble, usual)),
      usual,
    )
    const isFound =
      measured >= usual * MIN_STRENGTH || settled.every(({ hasOutline }) => hasOutline)
    return { bubbles: settled, isFound }
  })
}

/** On the other side of a fold, a bubble lies as its neighbour there does. */
function followNeighbours(
  sheet: StraightenedSheet,
  printed: SheetPoint[],
  settled: AlignedBubble[],
  usual: number,
): AlignedBubble[] {
  const follow = (index: number, other: number) => {
    const [own, place] = [settled[index], printed[index]]
    const [next, nextPlace] = [settled[other], printed[other]]
    if (!own || !place || own.hasOutline || !next?.hasOutline || !nextPlace) return
    const from = { x: place.x + next.x - nextPlace.x, y: place.y + next.y - nextPlace.y }
    const found = settle(sheet, from, usual)
    if (found.hasOutline) settled[index] = found
  }
  for (let index = 1; index < settled.length; index += 1) follow(index, index - 1)
  for (let index = settled.length - 2; index >= 0; index -= 1) follow(index, index + 1)
  return settled
}

/** Shares of the sheet's usual strength. */
const CLEAR_STRENGTH = 0.7
const MIN_STRENGTH = 0.4

/** A fold can run through a row. */
function settle(sheet: StraightenedSheet, bubble: SheetPoint, usual: number): AlignedBubble {
  const measure = createOutlineMeter(sheet, [bubble])
  let best = { x: 0, y: 0, strength: measure(0, 0) }
  for (let y = -SETTLE_REACH; y <= SETTLE_REACH; y += 1)
    for (let x = -SETTLE_REACH; x <= SETTLE_REACH; x += 1) {
      const strength = measure(x, y) - SETTLE_CALM * Math.hypot(x, y)
      if (strength > best.strength) best = { x, y, strength }
    }
  const hasOutline = best.strength >= usual * MIN_STRENGTH
  return { x: bubble.x + best.x, y: bubble.y + best.y, hasOutline }
}

/** In pixels, and what each must gain. */
const SETTLE_REACH = 4
const SETTLE_CALM = 0.008

type GroupShift = SheetPoint & { strength: number }

function findShift(sheet: StraightenedSheet, bubbles: SheetPoint[]): GroupShift {
  const reach = Math.round(REACH_MM * sheet.pixelsPerMm)
  const measure = createOutlineMeter(sheet, bubbles)
  let best = { x: 0, y: 0, strength: measure(0, 0) }
  const consider = (x: number, y: number) => {
    const strength = measure(x, y) - CALM * Math.hypot(x, y)
    if (strength > best.strength) best = { x, y, strength }
  }
  for (let y = -reach; y <= reach; y += 2) for (let x = -reach; x <= reach; x += 2) consider(x, y)
  const coarse = best
  for (let y = -1; y <= 1; y += 1)
    for (let x = -1; x <= 1; x += 1) consider(coarse.x + x, coarse.y + y)
  return best
}

/** How much darker the outline is than the paper around it, as a share of the paper. */
function createOutlineMeter(
  { grey, width, height, pixelsPerMm }: StraightenedSheet,
  bubbles: SheetPoint[],
) {
  const radius = BUBBLE_RADIUS * pixelsPerMm
  const ring = listOffsets(radius, width)
  const outer = listOffsets(radius * 1.32, width)
  const centres = bubbles.map(({ x, y }) => Math.round(y) * width + Math.round(x))
  const last = width * height
  return (right: number, down: number) => {
    let [dark, light] = [0, 0]
    for (const centre of centres) {
      const place = centre + down * width + right
      for (let index = 0; index < ring.length; index += 1) {
        const onRing = place + (ring[index] as number)
        if (onRing < 0 || onRing >= last) continue
        dark += grey[onRing] as number
        light += grey[place + (outer[index] as number)] ?? 0
      }
    }
    return 1 - dark / Math.max(1, light)
  }
}

const listOffsets = (radius: number, width: number) =>
  Array.from({ length: ANGLES }, (_, index) => {
    const angle = (2 * Math.PI * index) / ANGLES
    return Math.round(radius * Math.sin(angle)) * width + Math.round(radius * Math.cos(angle))
  })

/** Its own if its outlines are clear, else the middle of the shifts of the nearest groups. */
function chooseShift(
  places: SheetPoint[][],
  shifts: GroupShift[],
  index: number,
  usual: number,
): SheetPoint {
  const shift = shifts[index] as GroupShift
  if (shift.strength >= usual * CLEAR_STRENGTH) return shift
  const own = places[index]?.[0] as SheetPoint
  const nearest = places
    .map((bubbles, other) => ({
      distance: Math.hypot(
        (bubbles[0] as SheetPoint).x - own.x,
        (bubbles[0] as SheetPoint).y - own.y,
      ),
      shift: shifts[other] as GroupShift,
    }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEIGHBOURS)
  return {
    x: takeMiddle(nearest.map((other) => other.shift.x)),
    y: takeMiddle(nearest.map((other) => other.shift.y)),
  }
}

const takeMiddle = (values: number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
