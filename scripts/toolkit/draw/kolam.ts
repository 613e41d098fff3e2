import type { ThemeId } from '@/content/toolkit/types'

/**
 * A sikku kolam: one line drawn around a grid of dots, as on a doorstep in the morning. Between two
 * neighbouring dots the line either crosses itself or turns back; each theme turns back elsewhere.
 */
type Kolam = {
  /** Dots in each row. */
  rows: number[]
  /** Places between two dots at which the line turns back, the same in all four directions. */
  turns: Point[]
}
type Side = 'north' | 'east' | 'south' | 'west'
type Point = [number, number]

const KOLAMS: Record<ThemeId, Kolam> = {
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

const STEP: Record<Side, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }
const ROUND: Side[] = ['north', 'east', 'south', 'west']

/** How close to its dot the line turns, how far its curves reach, in steps of the grid. */
const TURN = 0.34
const REACH = 0.2

export type KolamPaths = { size: number; line: string; dots: Point[]; dot: number }

export function kolam(theme: ThemeId, size = 100): KolamPaths {
  const { rows, turns } = KOLAMS[theme]
  const half = (rows.length - 1) / 2
  const dots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index): Point => [index - (count - 1) / 2, row - half]),
  )
  const has = ([x, y]: Point) => dots.some(([a, b]) => a === x && b === y)
  const unit = size / (rows.length + 0.1)
  const place = ([x, y]: Point) => [x, y].map((at) => (at * unit + size / 2).toFixed(2)).join(' ')
  const around = ([x, y]: Point) => {
    const crosses = (side: Side) =>
      has([x + STEP[side][0], y + STEP[side][1]]) && !turnsBack(turns, [x, y], side)
    return ROUND.map((side, index) => {
      const next = ROUND[(index + 1) % 4] ?? 'north'
      const [from, leaving] = passing(side, next, crosses(side))
      const [to, arriving] = passing(next, side, crosses(next))
      const at = ([a, b]: Point): Point => [x + a, y + b]
      return `M${place(at(from))} C${place(at(leaving))} ${place(at(arriving))} ${place(at(to))}`
    })
  }
  const placed = dots.map(([x, y]): Point => [x * unit + size / 2, y * unit + size / 2])
  return { size, line: dots.flatMap(around).join(' '), dots: placed, dot: unit * 0.055 }
}

/** Where a quarter of the line meets a side, and the point that bends it towards the other side. */
function passing(side: Side, other: Side, crosses: boolean): [Point, Point] {
  const [x, y] = STEP[side]
  const [a, b] = STEP[other]
  if (!crosses) {
    const bend = TURN * 0.5523
    return [
      [x * TURN, y * TURN],
      [x * TURN + a * bend, y * TURN + b * bend],
    ]
  }
  const bend = REACH * 0.7
  return [
    [x / 2, y / 2],
    [x / 2 + (a - x) * bend, y / 2 + (b - y) * bend],
  ]
}

function turnsBack(turns: Point[], [x, y]: Point, side: Side) {
  const across = Math.abs(x + STEP[side][0] / 2)
  const down = Math.abs(y + STEP[side][1] / 2)
  return turns.some(([a, b]) => a === across && b === down)
}
