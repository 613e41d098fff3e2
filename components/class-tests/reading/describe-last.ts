import { classReadingText } from '@/i18n/class-reading'
import type { ReadableTest } from '@/lib/class-tests/kinds'
import {
  formatMarks,
  markAnswer,
  roundMarks,
  toGivenAnswer,
} from '@/lib/class-tests/results/marking'
import { orderOfVersion } from '@/lib/class-tests/versions'
import type { DeskOutcome } from '@/lib/client/class-tests/reading-desk'
import type { LastResult } from './last-sheet'
import type { ReadMarks } from './two-sheets'

/** By the numbers on the student's paper. */
export function describeLast(
  test: ReadableTest,
  outcome: DeskOutcome | null,
  nameStudent: (rollNumber: number, section: string) => string,
): LastResult | null {
  if (outcome?.is !== 'accepted' && outcome?.is !== 'same') return null
  const { sheet } = outcome
  const wrong = orderOfVersion(test, sheet.version).flatMap(({ question }, index) => {
    const { outcome: is } = markAnswer(question, toGivenAnswer(sheet.marks[question.id]))
    return question.isDropped || is === 'right' ? [] : [index + 1]
  })
  return {
    is: outcome.is,
    student: nameStudent(sheet.rollNumber, sheet.section),
    marks: sumMarks(test, sheet),
    most: sumMost(test),
    wrong,
  }
}

const sumMost = ({ questions }: ReadableTest) =>
  formatMarks(questions.reduce((sum, { isDropped, marks }) => sum + (isDropped ? 0 : marks), 0))

function sumMarks({ questions }: ReadableTest, { marks, typedTotal }: ReadMarks): string {
  if (typedTotal !== null && typedTotal !== undefined) return formatMarks(typedTotal)
  const counted = questions.filter(({ isDropped }) => !isDropped)
  const sum = counted.reduce(
    (total, question) => total + markAnswer(question, toGivenAnswer(marks[question.id])).marks,
    0,
  )
  return `${roundMarks(sum)}`
}

export const describeTotal = (test: ReadableTest, sheet: ReadMarks) =>
  classReadingText().marks(sumMarks(test, sheet), sumMost(test))
