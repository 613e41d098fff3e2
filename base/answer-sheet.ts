import { type FlowBlock, flowBlocks } from './answer-sheet-flow'
import {
  MAX_OPTIONS,
  MAX_SHORT_MARKS,
  MAX_TEST_QUESTIONS,
  MIN_OPTIONS,
  ROLL_NUMBER_DIGITS,
  type TestQuestion,
  type TestQuestionKind,
} from './class-test-kinds'
import { hashText } from './sheet-code'

/**
 * Where everything of an answer sheet is, in millimetres from its upper left corner. The printed sheet and its
 * reader share this geometry; the code of a sheet names it.
 */

export type SheetSize = 'a4' | 'a5'

/** In printed order. `options` is for choice and several (2 to 5), `marks` for short (1 to 10). */
export type SheetQuestion = { kind: TestQuestionKind; options?: number; marks?: number }

export const toSheetQuestion = ({ kind, options, marks }: TestQuestion): SheetQuestion => ({
  kind,
  ...(options.length > 0 && { options: options.length }),
  ...(kind === 'short' && { marks }),
})

export type SheetPoint = { x: number; y: number }
export type SheetRect = SheetPoint & { width: number; height: number }

/** Bubbles of which at most one is filled, except for `several`. */
export type SheetGroup = {
  kind: 'option' | 'sign' | 'digit' | 'point' | 'marks'
  bubbles: SheetPoint[]
}

export type SheetQuestionPlace = {
  /** From 1, as printed. */
  number: number
  kind: TestQuestionKind
  /** Number: sign, three digits, point. All others: one group. */
  groups: SheetGroup[]
  label: SheetPoint
  /** To write a digit in, beside its bubbles. */
  boxes: SheetRect[]
  /** What a cut-out shows. */
  rect: SheetRect
}

export type SheetFraming = {
  width: number
  height: number
  /** Centres of the four corner marks, clockwise from the upper left. */
  corners: [SheetPoint, SheetPoint, SheetPoint, SheetPoint]
  /** Centres of the small squares between them. */
  edgeMarks: SheetPoint[]
  code: SheetPoint & { side: number }
}

export type SheetLayout = SheetFraming & {
  size: SheetSize
  /** Four characters that differ between layouts. */
  hash: string
  roll: { groups: SheetGroup[]; boxes: SheetRect[]; rect: SheetRect }
  questions: SheetQuestionPlace[]
}

const NUMBER_DIGITS = 3

export const BUBBLE_RADIUS = 2.15
export const BUBBLE_PITCH = 6.1
/** A corner mark is a square ring around a square. */
export const CORNER_SIDES = { outer: 9, inner: 6, core: 3.4 }
export const EDGE_MARK_SIDE = 3

const ROW_PITCH = 6.8
const MAX_ROW_PITCH = 9
const LABEL_WIDTH = 8
const BOX_SIDE = 5

type SheetFrame = {
  width: number
  height: number
  /** From the edges to the centres of the marks. */
  markInset: number
  left: number
  columns: number
  columnWidth: number
  codeSide: number
  codeY: number
  rollY: number
  firstY: number
  lastY: number
}

export const SHEET_FRAMES: Record<SheetSize, SheetFrame> = {
  a4: {
    ...{ width: 210, height: 297, markInset: 13, left: 18, columns: 4, columnWidth: 43.5 },
    ...{ codeSide: 24, codeY: 22, rollY: 49, firstY: 78, lastY: 274 },
  },
  a5: {
    ...{ width: 148.5, height: 210, markInset: 11, left: 16, columns: 3, columnWidth: 38.8 },
    ...{ codeSide: 22, codeY: 19, rollY: 43, firstY: 68, lastY: 190 },
  },
}

const EDGE_MARK_GAPS: Record<SheetSize, { across: number; down: number }> = {
  a4: { across: 4, down: 6 },
  a5: { across: 3, down: 5 },
}

/** Undefined if the questions do not fit. */
export function layOutSheet(questions: SheetQuestion[], size: SheetSize): SheetLayout | undefined {
  if (questions.length === 0 || questions.length > MAX_TEST_QUESTIONS) return
  const frame = SHEET_FRAMES[size]
  const places = placeQuestions(questions, frame)
  if (!places) return
  return {
    ...{ size, hash: hashLayout(questions, size), ...frameSheet(size) },
    ...{ roll: placeRoll(frame), questions: places },
  }
}

/** What every sheet of a size has. */
export function frameSheet(size: SheetSize): SheetFraming {
  const frame = SHEET_FRAMES[size]
  const { width, height, markInset, codeSide, codeY } = frame
  const [right, bottom] = [width - markInset, height - markInset]
  return {
    ...{ width, height },
    corners: [
      { x: markInset, y: markInset },
      { x: right, y: markInset },
      { x: right, y: bottom },
      { x: markInset, y: bottom },
    ],
    edgeMarks: listEdgeMarks(frame, EDGE_MARK_GAPS[size]),
    code: { x: right - codeSide - 3, y: codeY, side: codeSide },
  }
}

/** Changes with everything that moves a bubble. */
export const hashLayout = (questions: SheetQuestion[], size: SheetSize): string =>
  hashText([LAYOUT_EDITION, size, ...questions.map(describeQuestion)].join(' '))

/** Raised whenever this file places something elsewhere, so that an older sheet is not read wrongly. */
const LAYOUT_EDITION = 1

const describeQuestion = (question: SheetQuestion) => `${question.kind}${countBubbles(question)}`

const countBubbles = ({ kind, options = 4, marks = 1 }: SheetQuestion) => {
  if (kind === 'true-false') return 2
  if (kind === 'number') return 10
  if (kind === 'short') return Math.max(1, Math.min(MAX_SHORT_MARKS, marks)) + 1
  return Math.max(MIN_OPTIONS, Math.min(MAX_OPTIONS, options))
}

function listEdgeMarks({ width, height, markInset }: SheetFrame, gaps: Record<string, number>) {
  const { across = 0, down = 0 } = gaps
  const [spanX, spanY] = [width - 2 * markInset, height - 2 * markInset]
  const steps = (count: number) =>
    Array.from({ length: count - 1 }, (_, index) => (index + 1) / count)
  return [
    ...steps(across).flatMap((share) =>
      [markInset, height - markInset].map((y) => ({ x: markInset + share * spanX, y })),
    ),
    ...steps(down).flatMap((share) =>
      [markInset, width - markInset].map((x) => ({ x, y: markInset + share * spanY })),
    ),
  ]
}

function placeRoll({ left, rollY }: SheetFrame): SheetLayout['roll'] {
  const rows = Array.from({ length: ROLL_NUMBER_DIGITS }, (_, index) => rollY + index * ROW_PITCH)
  const firstX = left + BOX_SIDE + 5
  return {
    groups: rows.map((y) => ({ kind: 'digit', bubbles: placeRow(firstX, y, 10) })),
    boxes: rows.map((y) => placeBox(left, y)),
    rect: {
      ...{ x: left - 1, y: rollY - ROW_PITCH / 2 },
      ...{ width: firstX - left + 10 * BUBBLE_PITCH, height: ROLL_NUMBER_DIGITS * ROW_PITCH },
    },
  }
}

const placeRow = (x: number, y: number, count: number): SheetPoint[] =>
  Array.from({ length: count }, (_, index) => ({ x: x + index * BUBBLE_PITCH, y }))

const placeBox = (x: number, y: number): SheetRect => ({
  ...{ x, y: y - BOX_SIDE / 2 },
  ...{ width: BOX_SIDE, height: BOX_SIDE },
})

/** Those with few bubbles above in narrow columns, the others below in wide ones; each prints its number. */
function placeQuestions(questions: SheetQuestion[], frame: SheetFrame) {
  const blocks = questions.map((question, index): FlowBlock & { question: SheetQuestion } => ({
    ...{ number: index + 1, question },
    isWide: question.kind === 'number' || countBubbles(question) > 5,
    rows: question.kind === 'number' ? NUMBER_DIGITS : 1,
  }))
  const space = { left: frame.left, top: frame.firstY, height: frame.lastY - frame.firstY }
  const places = flowBlocks(blocks, {
    ...{ ...space, columns: frame.columns, columnWidth: frame.columnWidth },
    ...{ minPitch: ROW_PITCH, maxPitch: MAX_ROW_PITCH },
  })
  return places?.map(({ block, x, y, width, pitch }) =>
    placeQuestion(block.number, block.question, { x, y, width, height: block.rows * pitch }, pitch),
  )
}

function placeQuestion(
  number: number,
  question: SheetQuestion,
  area: SheetRect,
  pitch: number,
): SheetQuestionPlace {
  const { kind } = question
  const isNumber = kind === 'number'
  const y = area.y + pitch / 2
  const firstX = area.x + LABEL_WIDTH + BUBBLE_RADIUS + (isNumber ? BOX_SIDE + 1 : 0)
  const rows = Array.from({ length: isNumber ? NUMBER_DIGITS : 1 }, (_, row) => y + row * pitch)
  return {
    ...{ number, kind, label: { x: area.x + LABEL_WIDTH - 1.2, y }, rect: area },
    boxes: isNumber ? rows.map((rowY) => placeBox(area.x + LABEL_WIDTH - 0.4, rowY)) : [],
    groups: isNumber
      ? placeNumber(firstX, rows)
      : [
          {
            kind: kind === 'short' ? 'marks' : 'option',
            bubbles: placeRow(firstX, y, countBubbles(question)),
          },
        ],
  }
}

/** The sign before the first digit, a point after the first and after the second. */
function placeNumber(x: number, rows: number[]): SheetGroup[] {
  const digitX = x + BUBBLE_PITCH
  const pointX = digitX + 10 * BUBBLE_PITCH
  return [
    { kind: 'sign', bubbles: [{ x, y: rows[0] ?? 0 }] },
    ...rows.map((y): SheetGroup => ({ kind: 'digit', bubbles: placeRow(digitX, y, 10) })),
    { kind: 'point', bubbles: rows.slice(0, -1).map((y) => ({ x: pointX, y })) },
  ]
}
