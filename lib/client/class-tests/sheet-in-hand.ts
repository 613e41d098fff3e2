import { toNumberAnswer, toRollNumber } from '@/base/answer-sheet-values'
import type { SheetMark, SheetMarks } from '@/base/class-test-kinds'
import { MAX_ROLL_NUMBER, SHEET_NUMBER } from '@/base/class-test-kinds'
import { SHEET_VERSIONS } from '@/base/sheet-code'
import type { PlacedQuestion } from '@/lib/class-tests/versions'
import type { ReadSheet, SheetDoubt } from '../sheet-reader/types'

/** A sheet that was read, until nothing about it is open. Nothing is decided without the teacher. */
export type SheetInHand = {
  id: string
  readAt: string
  version: number
  /** Filled positions, by printed question and group. */
  groups: number[][][]
  rollGroups: number[][]
  rollNumber: number | null
  doubts: SheetDoubt[]
  /** By printed number, where no bubbles gave one. */
  typedNumbers: Record<number, string>
  /** Printed numbers of the questions that the teacher decided. */
  decided: number[]
}

export type OpenQuestion =
  | { kind: 'bubbles'; doubt: SheetDoubt; choices: BubbleChoice[] }
  | { kind: 'number'; question: number }
  | { kind: 'roll' }

/** One tap: these positions of the group count as filled. */
export type BubbleChoice = { positions: number[] }

export function takeInHand(reading: ReadSheet, id: string, readAt: string): SheetInHand {
  const { code, roll, questions, doubts } = reading
  return {
    ...{ id, readAt, version: SHEET_VERSIONS.indexOf(code.version) + 1 },
    groups: questions.map(({ groups }) => groups.map(({ marked }) => marked)),
    rollGroups: roll.groups.map(({ marked }) => marked),
    rollNumber: roll.isDoubtful ? null : toUsableRoll(roll.number),
    ...{ doubts, typedNumbers: {}, decided: [] },
  }
}

const toUsableRoll = (rollNumber: number | null | undefined) =>
  rollNumber && rollNumber <= MAX_ROLL_NUMBER ? rollNumber : null

/** The roll number comes last, because its digits may be in doubt too. Null: nothing is open. */
export function findOpenQuestion(
  sheet: SheetInHand,
  placed: readonly PlacedQuestion[],
): OpenQuestion | null {
  const [doubt] = sheet.doubts
  if (doubt) return { kind: 'bubbles', doubt, choices: listChoices(sheet, doubt, placed) }
  const unclear = placed.findIndex(
    ({ question }, index) =>
      question.kind === 'number' && readNumber(sheet, index + 1) === undefined,
  )
  if (unclear >= 0) return { kind: 'number', question: unclear + 1 }
  return sheet.rollNumber === null ? { kind: 'roll' } : null
}

function listChoices(
  sheet: SheetInHand,
  { question, group, positions }: SheetDoubt,
  placed: readonly PlacedQuestion[],
): BubbleChoice[] {
  const kind = question === null ? null : placed[question - 1]?.question.kind
  const isOption = kind === 'choice' || kind === 'true-false'
  if (kind === 'several') {
    const certain = sheet.groups[(question ?? 1) - 1]?.[group] ?? []
    const doubtful = positions.filter((position) => !certain.includes(position))
    return listSubsets(doubtful).map((chosen) => ({ positions: sortUp([...certain, ...chosen]) }))
  }
  return [
    ...positions.map((position) => ({ positions: [position] })),
    // Two marks for one right option are an answer, and a wrong one.
    ...(isOption && positions.length > 1 ? [{ positions: sortUp(positions) }] : []),
    { positions: [] },
  ]
}

/** Each alone, all of them, none. */
const listSubsets = (positions: number[]): number[][] => [
  ...positions.map((position) => [position]),
  ...(positions.length > 1 ? [positions] : []),
  [],
]

const sortUp = (positions: number[]) => [...positions].sort((a, b) => a - b)

/** Answers the first doubt. */
export function decideDoubt(sheet: SheetInHand, { positions }: BubbleChoice): SheetInHand {
  const [doubt, ...doubts] = sheet.doubts
  if (!doubt) return sheet
  const { question, group } = doubt
  if (question === null) {
    const rollGroups = sheet.rollGroups.map((row, index) => (index === group ? positions : row))
    const isLast = doubts.every((other) => other.question !== null)
    const rollNumber = isLast ? toUsableRoll(toRollNumber(rollGroups)) : null
    return { ...sheet, doubts, rollGroups, rollNumber: rollNumber ?? null }
  }
  return {
    ...sheet,
    doubts,
    groups: sheet.groups.map((groups, index) =>
      index === question - 1
        ? groups.map((row, place) => (place === group ? positions : row))
        : groups,
    ),
    decided: [...new Set([...sheet.decided, question])],
  }
}

/** Null if it is no number that a sheet can show. Empty is an answer: nothing was written. */
export function parseSheetNumber(typed: string): string | null {
  const text = typed.trim().replace('−', '-')
  return text === '' || SHEET_NUMBER.test(text) ? text : null
}

export const typeNumber = (sheet: SheetInHand, question: number, text: string): SheetInHand => ({
  ...sheet,
  typedNumbers: { ...sheet.typedNumbers, [question]: text },
  decided: [...new Set([...sheet.decided, question])],
})

/** Null if it is no roll number. */
export function parseRollNumber(typed: string): number | null {
  return /^\d{1,3}$/.test(typed.trim()) ? toUsableRoll(Number(typed)) : null
}

/** Undefined if the bubbles cannot be understood. */
function readNumber({ typedNumbers, groups }: SheetInHand, question: number) {
  const typed = typedNumbers[question]
  if (typed !== undefined) return typed
  const value = toNumberAnswer(groups[question - 1] ?? [])
  return value === undefined ? undefined : value === null ? '' : `${value}`
}

/** In the order of version 1, by the ids of the questions. */
export const toSheetMarks = (sheet: SheetInHand, placed: readonly PlacedQuestion[]): SheetMarks =>
  Object.fromEntries(
    placed.map(({ question, options }, index) => {
      const [filled = []] = sheet.groups[index] ?? []
      const mark: SheetMark =
        question.kind === 'number'
          ? (readNumber(sheet, index + 1) ?? '')
          : question.kind === 'short'
            ? (filled[0] ?? null)
            : sortUp(filled.map((position) => options[position] ?? position))
      return [question.id, mark]
    }),
  )

export const listDecidedIds = ({ decided }: SheetInHand, placed: readonly PlacedQuestion[]) =>
  decided.flatMap((question) => placed[question - 1]?.question.id ?? [])
