import {
  BUBBLE_RADIUS,
  CORNER_SIDES,
  EDGE_MARK_SIDE,
  type SheetFraming,
  type SheetPoint,
} from '@/base/answer-sheet'
import { measurePaper, type PaperLevel } from './paper-level'
import type { StraightenedSheet } from './types'

/** What is seen in and around a bubble; all from 0 for paper to 1 for printed black. */
export type BubbleLook = {
  /** The mean inside, without the outline. */
  fill: number
  /** The share inside that is as dark as a stroke. */
  strokes: number
  /** The share around it that is as dark as a stroke. */
  outside: number
  /** The shares near and far around it that are as dark as what is inside; only what crosses a mark out is in both. */
  crossing: { near: number; far: number }
  /** The mean on and around the outline. */
  rim: number
  /** The mean inside, compared with what is around it instead of the paper: small in a shadow. */
  contrast: number
}

const STROKE_DARKNESS = 0.42
/** Of the mean inside: a pale pencil leaves white between its strokes, so they are at least as dark. */
const CROSSING_SHARE = 0.8
/** What has a mean below it is no mark, so nothing can cross it out. */
const MIN_MARK = 0.15
const NO_CROSSING = { near: 0, far: 0 }
const INSIDE = 0.7
const OUTSIDE = [1.24, 1.62] as const
const FAR = [1.68, 2.1] as const
const RIM = [0.85, 1.62] as const
/** Not wider than half of it are a neighbour, a large mark and what crosses one out. */
const AROUND = [1.3, 2.1] as const

/** Offsets from the middle. */
function listDisc(sheet: StraightenedSheet, from: number, to: number): SheetPoint[] {
  const radius = BUBBLE_RADIUS * sheet.pixelsPerMm
  const reach = Math.ceil(radius * to)
  const offsets: SheetPoint[] = []
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) {
      const distance = Math.hypot(x, y) / radius
      if (distance >= from && distance <= to) offsets.push({ x, y })
    }
  return offsets
}

export type BubbleGauge = (bubble: SheetPoint) => BubbleLook

/** Looks at bubbles whose middle is given in pixels of the straightened sheet. */
export function createGauge(sheet: StraightenedSheet, frame: SheetFraming): BubbleGauge {
  const inside = listDisc(sheet, 0, INSIDE)
  const around = listDisc(sheet, ...OUTSIDE)
  // To both sides are the neighbours.
  const far = listDisc(sheet, ...FAR).filter(({ x, y }) => Math.abs(y) > Math.abs(x) / 2)
  const rim = listDisc(sheet, ...RIM)
  const surroundings = listDisc(sheet, ...AROUND).filter((_, index) => index % 4 === 0)
  const levels = new Uint8Array(surroundings.length)
  const getPaper = measurePaper(sheet)
  const range = 1 - measureInk(sheet, frame, getPaper)
  return ({ x, y }) => {
    const [left, top] = [Math.round(x), Math.round(y)]
    const toDarkness = (offset: SheetPoint) => {
      const paper = getPaper(left + offset.x, top + offset.y)
      const grey = sheet.grey[(top + offset.y) * sheet.width + left + offset.x] ?? paper
      return Math.min(1, Math.max(0, (paper - grey) / (paper * range)))
    }
    const getShare = (offsets: SheetPoint[], darkness: number) =>
      offsets.filter((offset) => toDarkness(offset) > darkness).length / offsets.length
    const getGrey = (offset: SheetPoint) =>
      sheet.grey[(top + offset.y) * sheet.width + left + offset.x] ?? 255
    for (const [index, offset] of surroundings.entries()) levels[index] = getGrey(offset)
    const near = levels.sort()[levels.length >> 1] as number
    let [fill, strokes, contrast] = [0, 0, 0]
    for (const offset of inside) {
      const darkness = toDarkness(offset)
      fill += darkness
      contrast += Math.min(1, Math.max(0, (near - getGrey(offset)) / (near * range)))
      if (darkness > STROKE_DARKNESS) strokes += 1
    }
    const mean = fill / inside.length
    const getCrossing = () => {
      const darkness = Math.min(STROKE_DARKNESS, mean * CROSSING_SHARE)
      return { near: getShare(around, darkness), far: getShare(far, darkness) }
    }
    return {
      contrast: contrast / inside.length,
      fill: mean,
      strokes: strokes / inside.length,
      outside: getShare(around, STROKE_DARKNESS),
      crossing: mean < MIN_MARK ? NO_CROSSING : getCrossing(),
      rim: rim.reduce((sum, offset) => sum + toDarkness(offset), 0) / rim.length,
    }
  }
}

/** Ink is never lighter than this share of the paper. */
const MAX_INK_SHARE = 0.8

/** How light printed black is, as a share of the paper beside it: the middle one of the marks. */
function measureInk(sheet: StraightenedSheet, frame: SheetFraming, getPaper: PaperLevel) {
  const shares = [
    ...frame.corners.map(({ x, y }) => measureMark(sheet, x, y, CORNER_SIDES.core, getPaper)),
    ...frame.edgeMarks.map(({ x, y }) => measureMark(sheet, x, y, EDGE_MARK_SIDE, getPaper)),
  ].sort((one, other) => one - other)
  return Math.min(MAX_INK_SHARE, shares[shares.length >> 1] ?? 0)
}

function measureMark(
  { grey, width, pixelsPerMm }: StraightenedSheet,
  x: number,
  y: number,
  side: number,
  getPaper: PaperLevel,
) {
  const reach = Math.round((side / 3) * pixelsPerMm)
  const [left, top] = [Math.round(x * pixelsPerMm), Math.round(y * pixelsPerMm)]
  const levels: number[] = []
  for (let down = -reach; down <= reach; down += 1)
    for (let across = -reach; across <= reach; across += 1)
      levels.push(grey[(top + down) * width + left + across] ?? 255)
  levels.sort((one, other) => one - other)
  return (levels[Math.floor(levels.length * 0.3)] ?? 0) / Math.max(1, getPaper(left, top))
}
