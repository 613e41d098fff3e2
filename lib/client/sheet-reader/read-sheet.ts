import {
  BUBBLE_RADIUS,
  type SheetLayout,
  type SheetPoint,
  type SheetRect,
} from '@/base/answer-sheet'
import { toNumberAnswer, toRollNumber } from '@/base/answer-sheet-values'
import { type AlignedBubbles, alignGroups } from './align-groups'
import { createGauge } from './bubbles'
import type { CornerMark } from './corner-marks'
import { decideGroup, findEmptyLook, type GroupDecision, leaveOpen } from './decide'
import { findSheet } from './find-sheet'
import { toGreyImage } from './grey-picture'
import { explainFault, findFault, measureQuality } from './quality'
import { straighten } from './straighten'
import type {
  FindSheetLayout,
  PictureRect,
  QuestionReading,
  RollReading,
  SheetDoubt,
  SheetPicture,
  SheetReading,
  StraightenedSheet,
} from './types'

/** Reads the answer sheet in a picture. What is not certain is a doubt, never a guess. */
export function readSheet(picture: SheetPicture, findLayout: FindSheetLayout): SheetReading {
  const image = toGreyImage(picture)
  const { sheet, marks, seemsSheet } = findSheet(image)
  const toCorners = (found: CornerMark[]) =>
    found.map(({ x, y }) => ({ x: (x + 0.5) * image.scale, y: (y + 0.5) * image.scale }))
  if (!sheet) {
    const quality = measureQuality(image)
    const reason = explainFault(quality, marks.length, seemsSheet)
    return { outcome: 'not-read', reason, corners: toCorners(marks), quality }
  }
  const { code, map, frame } = sheet
  const corners = toCorners(sheet.corners)
  const quality = measureQuality(image, sheet)
  const layout = findLayout(code)
  if (!layout || layout.hash !== code.layout)
    return { outcome: 'not-read', reason: 'other-test', code, corners, quality }
  const fault = findFault(quality)
  if (fault) return { outcome: 'not-read', reason: fault, code, corners, quality }
  const straightened = straighten(image, map, frame)
  return {
    outcome: 'read',
    code,
    corners,
    quality,
    straightened,
    ...readBubbles(straightened, layout),
  }
}

type AlignedGroup = { bubbles: SheetPoint[]; decision: GroupDecision }

function readBubbles(sheet: StraightenedSheet, layout: SheetLayout) {
  const groups = [...layout.roll.groups, ...layout.questions.flatMap((place) => place.groups)]
  const kinds = [
    ...layout.roll.groups.map(() => 'roll' as const),
    ...layout.questions.flatMap(({ kind, groups: own }) => own.map(() => kind)),
  ]
  const places = alignGroups(sheet, groups)
  const gauge = createGauge(sheet, layout)
  const looks = places.map(({ bubbles }) =>
    bubbles.map((bubble) => ({ ...gauge(bubble), hasOutline: bubble.hasOutline })),
  )
  const empty = findEmptyLook(looks.flat())
  const aligned = groups.map((_, index): AlignedGroup => {
    const kind = kinds[index] as (typeof kinds)[number]
    const { bubbles, isFound } = places[index] as AlignedBubbles
    const decision = isFound ? decideGroup(looks[index] ?? [], kind, empty) : leaveOpen(bubbles)
    return { bubbles, decision }
  })
  const rollCount = layout.roll.groups.length
  const roll = readRoll(sheet, aligned.slice(0, rollCount), layout.roll.rect)
  let next = rollCount
  const questions = layout.questions.map((place) => {
    const own = aligned.slice(next, next + place.groups.length)
    next += place.groups.length
    return readQuestion(sheet, own, place)
  })
  return {
    roll: roll.reading,
    questions: questions.map(({ reading }) => reading),
    doubts: [...roll.doubts, ...questions.flatMap(({ doubts }) => doubts)],
  }
}

type ReadGroups = { doubts: SheetDoubt[] }

function readRoll(
  sheet: StraightenedSheet,
  groups: AlignedGroup[],
  rect: SheetRect,
): ReadGroups & { reading: RollReading } {
  const readings = groups.map(({ decision }) => toReading(decision))
  const value = toRollNumber(readings.map(({ marked }) => marked))
  const doubts = listDoubts(sheet, groups, rect, null, value === undefined)
  const isDoubtful = doubts.length > 0
  return {
    doubts,
    reading: { number: isDoubtful ? null : (value ?? null), groups: readings, isDoubtful },
  }
}

function readQuestion(
  sheet: StraightenedSheet,
  groups: AlignedGroup[],
  { number, kind, rect }: SheetLayout['questions'][number],
): ReadGroups & { reading: QuestionReading } {
  const readings = groups.map(({ decision }) => toReading(decision))
  const isUnclear =
    kind === 'number' && toNumberAnswer(readings.map(({ marked }) => marked)) === undefined
  const doubts = listDoubts(sheet, groups, rect, number, isUnclear)
  return { doubts, reading: { number, groups: readings, isDoubtful: doubts.length > 0 } }
}

const toReading = ({ marked, doubtful }: GroupDecision) => ({ marked, doubtful })

/** Digits with an empty row between them are a doubt about the first row. */
function listDoubts(
  sheet: StraightenedSheet,
  groups: AlignedGroup[],
  rect: SheetRect,
  question: number | null,
  isUnclear: boolean,
): SheetDoubt[] {
  const toDoubt = (group: number, reason: SheetDoubt['reason'], positions: number[]) => ({
    ...{ question, group, reason, positions, rect: toPixels(rect, sheet) },
    bubbles: (groups[group]?.bubbles ?? []).map((bubble) => frameBubble(bubble, sheet)),
  })
  const doubts = groups.flatMap(({ decision: { reason, marked, doubtful } }, group) =>
    reason
      ? [
          toDoubt(
            group,
            reason,
            [...marked, ...doubtful].sort((a, b) => a - b),
          ),
        ]
      : [],
  )
  if (doubts.length > 0 || !isUnclear) return doubts
  return [toDoubt(0, 'gap', groups[0]?.decision.marked ?? [])]
}

const toPixels = ({ x, y, width, height }: SheetRect, { pixelsPerMm }: StraightenedSheet) => ({
  ...{ x: Math.round(x * pixelsPerMm), y: Math.round(y * pixelsPerMm) },
  ...{ width: Math.round(width * pixelsPerMm), height: Math.round(height * pixelsPerMm) },
})

function frameBubble({ x, y }: SheetPoint, { pixelsPerMm }: StraightenedSheet): PictureRect {
  const side = Math.round(2.6 * BUBBLE_RADIUS * pixelsPerMm)
  return { x: Math.round(x - side / 2), y: Math.round(y - side / 2), width: side, height: side }
}
