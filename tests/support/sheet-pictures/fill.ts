import type { SheetGroup, SheetLayout, SheetPoint } from '@/base/answer-sheet'
import {
  createSheetHand,
  crossOut,
  drawSquiggle,
  eraseMark,
  markBubble,
  type SheetHand,
  scanSheet,
  spillTea,
} from './hand'
import { findHand, type SheetKind } from './kinds'
import type { BlankSheet } from './papers'
import type { Chance } from './random'

/** A student fills a sheet in. */

/** Of one group of bubbles: what the student means, and whether the sheet says it without doubt. */
export type GroupTruth = { meant: number[]; isClear: boolean }

export type FilledSheet = {
  width: number
  height: number
  pixelsPerMm: number
  grey: Uint8Array
  /** Roll number first, then the questions. */
  truths: GroupTruth[]
}

export function fillSheet(
  blank: BlankSheet,
  layout: SheetLayout,
  kinds: SheetKind[],
  chance: Chance,
): FilledSheet {
  const student = { ...createSheetHand(blank, findHand(kinds), chance), kinds }
  writeName(student, layout)
  const truths = [
    ...layout.roll.groups.map((group) => answer(student, group, 'roll')),
    ...layout.questions.flatMap(({ kind, groups }) => {
      const isBlank = chance.is(0.05)
      return groups.map((group) => answer(student, group, kind, isBlank))
    }),
  ]
  if (kinds.includes('digits beside')) writeDigits(student, layout)
  if (kinds.includes('stain')) spillTea(student, layout)
  const { width, height, pixelsPerMm } = blank
  return { width, height, pixelsPerMm, grey: scanSheet(student), truths }
}

type Student = SheetHand & { kinds: SheetKind[] }

function answer(
  student: Student,
  group: SheetGroup,
  kind: SheetLayout['questions'][number]['kind'] | 'roll',
  isBlank = false,
): GroupTruth {
  const { chance, kinds } = student
  const count = group.bubbles.length
  const meant = isBlank ? [] : chooseMeant(group, kind, chance)
  for (const position of meant) markBubble(student, group.bubbles[position] as SheetPoint)
  if (kind === 'roll' || meant.length === 0 || count < 2) return { meant, isClear: true }
  const other = (meant[0] as number) === 0 ? 1 : (meant[0] as number) - 1
  if (meant.includes(other)) return { meant, isClear: true }
  const bubble = group.bubbles[other] as SheetPoint
  const fate = chance.next()
  if (kinds.includes('erasure') && chance.is(0.12)) eraseMark(student, bubble)
  else if (fate < 0.004) {
    markBubble(student, bubble)
    crossOut(student, bubble)
    return { meant, isClear: false }
  } else if (fate < 0.008 && kind !== 'several') {
    markBubble(student, bubble)
    return { meant: [other, ...meant].sort((a, b) => a - b), isClear: false }
  }
  return { meant, isClear: true }
}

export function chooseMeant(
  { kind, bubbles }: SheetGroup,
  question: string,
  chance: Chance,
): number[] {
  if (kind === 'sign') return chance.is(0.3) ? [0] : []
  if (kind === 'point') return chance.is(0.5) ? [Math.floor(chance.between(0, 2))] : []
  const position = Math.floor(chance.between(0, bubbles.length))
  if (question !== 'several') return [position]
  return bubbles.flatMap((_, index) => (index === position || chance.is(0.3) ? [index] : []))
}

function writeName(student: Student, { roll }: SheetLayout) {
  const { x, y } = roll.rect
  for (let letter = 0; letter < 14; letter += 1)
    drawSquiggle(student, x + 18 + letter * 3.2, y - 7, 2.6)
}

/** In the boxes, and loose ones left of some questions. */
function writeDigits(student: Student, { roll, questions }: SheetLayout) {
  const boxes = [...roll.boxes, ...questions.flatMap((place) => place.boxes)]
  for (const { x, y, width, height } of boxes)
    drawSquiggle(student, x + width / 2, y + height / 2, 3.6)
  for (const { label } of questions)
    if (student.chance.is(0.3)) drawSquiggle(student, label.x - 5.5, label.y, 3)
}
