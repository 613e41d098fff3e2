import type { ThemeId } from '@/content/toolkit/types'

/** One line around a grid of dots: between two dots it crosses itself or turns back. */
type KolamGrid = {
  rows: number[]
  /** Points where the line turns back, the same in all four directions. */
  turns: KolamPoint[]
}
type KolamSide = 'north' | 'east' | 'south' | 'west'
type KolamPoint = [number, number]

const KOLAMS: Record<ThemeId, KolamGrid> = {
  'social-impact': { rows: [1, 3, 5, 3, 1], turns: [] },
  'youth-leadership': {
    rows: [1, 3, 5, 3, 1],
    turns: [
      [0.5, 1],
      [1, 0.5],
    ],
  },
  // Seventeen dots, one for each goal.
  'global-goals': { rows: [3, 3, 5, 3, 3], turns: [] },
  'ethics-innovation': {
    rows: [1, 3, 5, 3, 1],
    turns: [
      [0, 0.5],
      [0.5, 0],
    ],
  },
}

const SIDE_STEPS: Record<KolamSide, KolamPoint> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}
const SIDES: KolamSide[] = ['north', 'east', 'south', 'west']

/** In steps of the grid. */
const TURN_DISTANCE = 0.34
const CURVE_REACH = 0.2

export type KolamPaths = { size: number; line: string; dots: KolamPoint[]; dotRadius: number }

export function drawKolam(theme: ThemeId, size = 100): KolamPaths {
  const { rows, turns } = KOLAMS[theme]
  const half = (rows.length - 1) / 2
  const dots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index): KolamPoint => [index - (count - 1) / 2, row - half]),
  )
  const hasDot = ([x, y]: KolamPoint) => dots.some(([a, b]) => a === x && b === y)
  const unit = size / (rows.length + 0.1)
  const formatPoint = ([x, y]: KolamPoint) =>
    [x, y].map((coordinate) => (coordinate * unit + size / 2).toFixed(2)).join(' ')
  const drawAround = ([x, y]: KolamPoint) => {
    const canCross = (side: KolamSide) =>
      hasDot([x + SIDE_STEPS[side][0], y + SIDE_STEPS[side][1]]) &&
      !isTurningBack(turns, [x, y], side)
    return SIDES.map((side, index) => {
      const next = SIDES[(index + 1) % 4] ?? 'north'
      const [from, leaving] = getCrossing(side, next, canCross(side))
      const [to, arriving] = getCrossing(next, side, canCross(next))
      const toGrid = ([a, b]: KolamPoint): KolamPoint => [x + a, y + b]
      return `M${formatPoint(toGrid(from))} C${formatPoint(toGrid(leaving))} ${formatPoint(toGrid(arriving))} ${formatPoint(toGrid(to))}`
    })
  }
  const dotCentres = dots.map(([x, y]): KolamPoint => [x * unit + size / 2, y * unit + size / 2])
  return {
    size,
    line: dots.flatMap(drawAround).join(' '),
    dots: dotCentres,
    dotRadius: unit * 0.055,
  }
}

/** Where a quarter of the line meets a side, and its control point. */
function getCrossing(
  side: KolamSide,
  other: KolamSide,
  isCrossing: boolean,
): [KolamPoint, KolamPoint] {
  const [x, y] = SIDE_STEPS[side]
  const [a, b] = SIDE_STEPS[other]
  if (!isCrossing) {
    const bend = TURN_DISTANCE * 0.5523
    return [
      [x * TURN_DISTANCE, y * TURN_DISTANCE],
      [x * TURN_DISTANCE + a * bend, y * TURN_DISTANCE + b * bend],
    ]
  }
  const bend = CURVE_REACH * 0.7
  return [
    [x / 2, y / 2],
    [x / 2 + (a - x) * bend, y / 2 + (b - y) * bend],
  ]
}

function isTurningBack(turns: KolamPoint[], [x, y]: KolamPoint, side: KolamSide) {
  const across = Math.abs(x + SIDE_STEPS[side][0] / 2)
  const down = Math.abs(y + SIDE_STEPS[side][1] / 2)
  return turns.some(([a, b]) => a === across && b === down)
}
