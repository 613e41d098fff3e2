import {
  MAX_SHORT_MARKS,
  MIN_OPTIONS,
  SHEET_NUMBER,
  type TestQuestion,
} from '@/base/class-test-kinds'

export const QUESTION_FAULTS = [
  'textMissing',
  'optionsMissing',
  'optionEmpty',
  'optionTwice',
  'rightMissing',
  'severalNeedsTwo',
  'numberInvalid',
  'shortMarks',
] as const
export type QuestionFault = (typeof QUESTION_FAULTS)[number]

/** What is missing before a question can be printed; null for a complete one. It is saved in any case. */
export function findQuestionFault(question: TestQuestion): QuestionFault | null {
  if (question.text.trim() === '' && !question.picture) return 'textMissing'
  if (question.kind === 'number') return SHEET_NUMBER.test(question.number) ? null : 'numberInvalid'
  if (question.kind === 'short') return question.marks > MAX_SHORT_MARKS ? 'shortMarks' : null
  if (question.kind === 'true-false') return question.right.length === 1 ? null : 'rightMissing'
  return findOptionFault(question)
}

function findOptionFault({ kind, options, right }: TestQuestion): QuestionFault | null {
  const words = options.map((option) => option.trim().toLowerCase())
  if (options.length < MIN_OPTIONS) return 'optionsMissing'
  if (words.includes('')) return 'optionEmpty'
  if (new Set(words).size < words.length) return 'optionTwice'
  if (right.length === 0) return 'rightMissing'
  return kind === 'several' && right.length < 2 ? 'severalNeedsTwo' : null
}

/** Positions of questions that cannot be printed yet. */
export const listFaultyQuestions = (questions: TestQuestion[]): number[] =>
  questions.flatMap((question, position) => (findQuestionFault(question) ? [position] : []))

/** Without dropped questions. */
export const sumTestMarks = (questions: TestQuestion[]): number =>
  questions.reduce((sum, { marks, isDropped }) => sum + (isDropped ? 0 : marks), 0)
