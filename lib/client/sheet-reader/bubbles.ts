import {
  BUBBLE_RADIUS,
  CORNER_SIDES,
  EDGE_MARK_SIDE,
  type SheetFraming,
  type SheetPoint,
} from '@/base/answer-sheet'
import type { StraightenedSheet } from './types'

/** What is seen in and around a bubble; all from 0 for paper to 1 for printed black. */
export type BubbleLook = {
  /** The mean inside, without the outline. */
  fill: number
  /** The share inside that is as dark as a stroke. */
  strokes: number
  /** The share around it that is as dark as a stroke. */
  outside: number
}

/** How light paper and ink are at a place. */
type InkScale = (x: number, y: number) => { paper: number; ink: number }

const STROKE_DARKNESS = 0.42
const INSIDE = 0.74
const OUTSIDE = [1.24, 1.62] as const

const toDisc = (sheet: StraightenedSheet, from: number, to: number) => {
  const radius = BUBBLE_RADIUS * sheet.pixelsPerMm
  const reach = Math.ceil(radius * to)
  const offsets: number[] = []
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) {
      const distance = Math.hypot(x, y) / radius
      if (distance >= from && distance <= to) offsets.push(y * sheet.width + x)
    }
  return offsets
}

export type BubbleGauge = (bubble: SheetPoint) => BubbleLook

/** Looks at bubbles whose middle is given in pixels of the straightened sheet. */
export function createGauge(sheet: StraightenedSheet, frame: SheetFraming): BubbleGauge {
  const inside = toDisc(sheet, 0, INSIDE)
  const around = toDisc(sheet, OUTSIDE[0], OUTSIDE[1])
  const getScale = createInkScale(sheet, frame)
  return ({ x, y }) => {
    const centre = Math.round(y) * sheet.width + Math.round(x)
    const { paper, ink } = getScale(x, y)
    const toDarkness = (offset: number) =>
      Math.min(1, Math.max(0, (paper - (sheet.grey[centre + offset] ?? paper)) / (paper - ink)))
    let [fill, strokes, outside] = [0, 0, 0]
    for (const offset of inside) {
      const darkness = toDarkness(offset)
      fill += darkness
      if (darkness > STROKE_DARKNESS) strokes += 1
    }
    for (const offset of around) if (toDarkness(offset) > STROKE_DARKNESS) outside += 1
    return {
      fill: fill / inside.length,
      strokes: strokes / inside.length,
      outside: outside / around.length,
    }
  }
}

const SCALE_REACH_MM = 4.4
const PAPER_QUANTILE = 0.8
/** Ink is never lighter than this share of the paper. */
const MAX_INK_SHARE = 0.8

/** Paper is measured beside each place, because of shadows; ink at the marks, as a share of the paper there. */
function createInkScale(sheet: StraightenedSheet, frame: SheetFraming): InkScale {
  const { pixelsPerMm } = sheet
  const shares = [
    ...frame.corners.map(({ x, y }) => measureShare(sheet, x, y, CORNER_SIDES.core)),
    ...frame.edgeMarks.map(({ x, y }) => measureShare(sheet, x, y, EDGE_MARK_SIDE)),
  ].sort((one, other) => one - other)
  const share = Math.min(MAX_INK_SHARE, shares[shares.length >> 1] ?? 0)
  return (x, y) => {
    const paper = measureQuantile(sheet, x, y, SCALE_REACH_MM * pixelsPerMm, PAPER_QUANTILE)
    return { paper, ink: paper * share }
  }
}

function measureShare(sheet: StraightenedSheet, x: number, y: number, side: number) {
  const { pixelsPerMm } = sheet
  const [centreX, centreY] = [x * pixelsPerMm, y * pixelsPerMm]
  const ink = measureQuantile(sheet, centreX, centreY, (side / 3) * pixelsPerMm, 0.3)
  const paper = measureQuantile(
    sheet,
    centreX,
    centreY,
    SCALE_REACH_MM * 2 * pixelsPerMm,
    PAPER_QUANTILE,
  )
  return ink / Math.max(1, paper)
}

/** Of a square around a place. */
export function measureQuantile(
  { grey, width, height }: StraightenedSheet,
  x: number,
  y: number,
  reach: number,
  quantile: number,
): number {
  const counts = new Uint32Array(256)
  const [left, right] = [
    Math.max(0, Math.round(x - reach)),
    Math.min(width - 1, Math.round(x + reach)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.round(y - reach)),
    Math.min(height - 1, Math.round(y + reach)),
  ]
  let count = 0
  for (let row = top; row <= bottom; row += 2)
    for (let column = left; column <= right; column += 2) {
      const value = grey[row * width + column] as number
      counts[value] = (counts[value] as number) + 1
      count += 1
    }
  let rest = count * quantile
  for (let value = 0; value < 256; value += 1) {
    rest -= counts[value] as number
    if (rest <= 0) return value
  }
  return 255
}
