import { CORNER_SIDES } from '@/base/answer-sheet'
import type { DarkArea } from './components'

/** A ring around a square. `unit` is pixels per millimetre, if it is a corner mark and no part of the code. */
export type CornerMark = { x: number; y: number; unit: number; ring: DarkArea }

const { outer, inner, core } = CORNER_SIDES
const RING_SIZE = outer ** 2 - inner ** 2
const CORE_SHARE = core ** 2 / RING_SIZE
/** The corners and codes of two sheets. */
const MAX_MARKS = 14

export function findCornerMarks(areas: DarkArea[]): CornerMark[] {
  const rings = areas.filter(isRing)
  const cores = areas.filter(isCore).sort((one, other) => one.x - other.x)
  const marks = rings.flatMap((ring) => findCore(ring, cores) ?? [])
  return marks.sort((one, other) => other.unit - one.unit).slice(0, MAX_MARKS)
}

const getFill = ({ left, right, top, bottom, size }: DarkArea) =>
  size / ((right - left + 1) * (bottom - top + 1))

function hasShape(area: DarkArea, minFill: number, maxFill: number) {
  const ratio = (area.right - area.left + 1) / (area.bottom - area.top + 1)
  const fill = getFill(area)
  return ratio > 0.45 && ratio < 2.2 && fill >= minFill && fill <= maxFill
}

/** A ring that lies obliquely fills less of its box; a thick print fills more. */
const isRing = (area: DarkArea) => area.size >= 60 && hasShape(area, 0.2, 0.8)

export const isCore = (area: DarkArea) => hasShape(area, 0.42, 1)

/** In the middle of the ring, and of its own size. */
function findCore(ring: DarkArea, cores: DarkArea[]): CornerMark | undefined {
  const [width, height] = [ring.right - ring.left + 1, ring.bottom - ring.top + 1]
  const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2]
  for (let index = findFirst(cores, x - width * 0.14); index < cores.length; index += 1) {
    const candidate = cores[index] as DarkArea
    if (candidate.x > x + width * 0.14) return
    const share = candidate.size / ring.size
    const isInside = candidate.left > ring.left && candidate.right < ring.right
    if (isInside && Math.abs(candidate.y - y) < height * 0.14 && isCoreShare(share))
      return {
        ...{ x: (x + candidate.x) / 2, y: (y + candidate.y) / 2, ring },
        unit: Math.sqrt(ring.size / RING_SIZE),
      }
  }
}

const isCoreShare = (share: number) => share > CORE_SHARE * 0.35 && share < CORE_SHARE * 3

function findFirst(areas: DarkArea[], x: number) {
  let [low, high] = [0, areas.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((areas[middle] as DarkArea).x < x) low = middle + 1
    else high = middle
  }
  return low
}

/** Four marks, clockwise. */
export type MarkQuad = CornerMark[]

/** Those that may be the corners of one sheet, the largest first. */
export function listQuads(marks: CornerMark[]): MarkQuad[] {
  const quads: { quad: MarkQuad; area: number }[] = []
  for (let a = 0; a < marks.length; a += 1)
    for (let b = a + 1; b < marks.length; b += 1)
      for (let c = b + 1; c < marks.length; c += 1)
        for (let d = c + 1; d < marks.length; d += 1) {
          const quad = orderClockwise([marks[a], marks[b], marks[c], marks[d]] as MarkQuad)
          const area = measureConvex(quad)
          if (area > 0) quads.push({ quad, area })
        }
  return quads.sort((one, other) => other.area - one.area).map(({ quad }) => quad)
}

function orderClockwise(marks: MarkQuad): MarkQuad {
  const x = marks.reduce((sum, mark) => sum + mark.x, 0) / marks.length
  const y = marks.reduce((sum, mark) => sum + mark.y, 0) / marks.length
  const getAngle = (mark: CornerMark) => Math.atan2(mark.y - y, mark.x - x)
  return [...marks].sort((one, other) => getAngle(one) - getAngle(other))
}

/** Its area, or 0 for one with a corner that points inwards. */
function measureConvex(quad: MarkQuad): number {
  let area = 0
  for (const [index, mark] of quad.entries()) {
    const next = quad[(index + 1) % 4] as CornerMark
    const last = quad[(index + 2) % 4] as CornerMark
    const turn = (next.x - mark.x) * (last.y - next.y) - (next.y - mark.y) * (last.x - next.x)
    if (turn <= 0) return 0
    area += mark.x * next.y - next.x * mark.y
  }
  return area / 2
}
