import { BUBBLE_RADIUS, type SheetGroup, type SheetPoint } from '@/base/answer-sheet'
import type { StraightenedSheet } from './types'

/** Paper that is creased or bent has each row of bubbles a little elsewhere: their outlines show where. */

const REACH_MM = 1.6
const ANGLES = 20
/** Against a jump to something else that is dark. */
const CALM = 0.012
const NEIGHBOURS = 6

/** For each group, its bubbles in pixels of the straightened sheet. */
export function alignGroups(sheet: StraightenedSheet, groups: SheetGroup[]): SheetPoint[][] {
  const { pixelsPerMm } = sheet
  const places = groups.map(({ bubbles }) =>
    bubbles.map(({ x, y }) => ({ x: x * pixelsPerMm, y: y * pixelsPerMm })),
  )
  const shifts = places.map((bubbles) => findShift(sheet, bubbles))
  return places.map((bubbles, index) => {
    const { x, y } = smoothShift(places, shifts, index)
    return bubbles.map((bubble) => ({ x: bubble.x + x, y: bubble.y + y }))
  })
}

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

/** The middle of the shifts of the nearest groups, weighted by the number of bubbles that show them. */
function smoothShift(places: SheetPoint[][], shifts: GroupShift[], index: number): SheetPoint {
  const own = places[index]?.[0] as SheetPoint
  const nearest = places
    .map((bubbles, other) => ({
      distance: Math.hypot(
        (bubbles[0] as SheetPoint).x - own.x,
        (bubbles[0] as SheetPoint).y - own.y,
      ),
      shift: shifts[other] as GroupShift,
      isOwn: other === index,
    }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEIGHBOURS)
  const middle = {
    x: takeMiddle(nearest.map(({ shift }) => shift.x)),
    y: takeMiddle(nearest.map(({ shift }) => shift.y)),
  }
  const { x, y } = shifts[index] as GroupShift
  return Math.hypot(x - middle.x, y - middle.y) <= MAX_OFF_NEIGHBOURS ? { x, y } : middle
}

/** In pixels. */
const MAX_OFF_NEIGHBOURS = 3

const takeMiddle = (values: number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
