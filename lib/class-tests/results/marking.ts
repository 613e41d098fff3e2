import type { SheetMark, TestQuestion } from '@/base/class-test-kinds'

/** How an answer is marked. Browsers use it too, so it knows no database. */

export type MarkedQuestion = Pick<
  TestQuestion,
  'id' | 'kind' | 'right' | 'number' | 'marks' | 'negative' | 'topic' | 'level' | 'isDropped'
> & { options: readonly string[] }

/** Letters of options in the order of version 1 (`AC`), a number, or the marks of a short answer; empty for none. */
export type GivenAnswer = string

export type AnswerOutcome = 'right' | 'partly' | 'wrong' | 'empty'

type MarkedAnswer = { marks: number; outcome: AnswerOutcome }

export const toLetter = (position: number) => String.fromCharCode(65 + position)

const toLetters = (positions: readonly number[]): string =>
  [...positions]
    .sort((a, b) => a - b)
    .map(toLetter)
    .join('')

/** As text, so that equal answers are counted together. */
export function toGivenAnswer(mark: SheetMark | undefined): GivenAnswer {
  if (mark === null || mark === undefined) return ''
  return Array.isArray(mark) ? toLetters(mark) : `${mark}`
}

/** Of a short answer there is none. */
export const toKey = ({ kind, right, number }: MarkedQuestion): GivenAnswer =>
  kind === 'number' ? number : kind === 'short' ? '' : toLetters(right)

export function markAnswer(question: MarkedQuestion, answer: GivenAnswer): MarkedAnswer {
  const { kind } = question
  if (answer === '') return { marks: 0, outcome: 'empty' }
  if (kind === 'short') return markShortAnswer(question, answer)
  const key = toKey(question)
  if (kind === 'number') return judge(question, toPlainNumber(answer) === toPlainNumber(key))
  // A corrected key may accept several options; a student chooses one.
  if (kind !== 'several') return judge(question, answer.length === 1 && key.includes(answer))
  const isIncomplete = answer.length < key.length && [...answer].every((one) => key.includes(one))
  // Nothing in it is wrong, so nothing is taken off.
  return isIncomplete ? { marks: 0, outcome: 'partly' } : judge(question, answer === key)
}

function markShortAnswer({ marks }: MarkedQuestion, answer: GivenAnswer): MarkedAnswer {
  const given = Math.min(Number(answer), marks)
  if (!(given > 0)) return { marks: 0, outcome: 'wrong' }
  return { marks: given, outcome: given === marks ? 'right' : 'partly' }
}

const judge = ({ marks, negative }: MarkedQuestion, isRight: boolean): MarkedAnswer =>
  isRight ? { marks, outcome: 'right' } : { marks: 0 - negative, outcome: 'wrong' }

/** The same text for `2`, `2.0`, `+2` and `02`. Text, because 0.1 is no exact number to a computer. */
export function toPlainNumber(text: string): string {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match) return ''
  const [, sign, typedWhole = '', typedPart = ''] = match
  if (typedWhole === '' && typedPart === '') return ''
  const whole = typedWhole.replace(/^0+/, '') || '0'
  let part = typedPart
  while (part.endsWith('0')) part = part.slice(0, -1)
  const size = part ? `${whole}.${part}` : whole
  return sign === '-' && size !== '0' ? `-${size}` : size
}

/** Marks have at most two decimals; sums of binary fractions are rounded to them. */
export const roundMarks = (marks: number) => Math.round((marks + Number.EPSILON) * 100) / 100

export const formatMarks = (marks: number) => `${roundMarks(marks)}`

/** Of a mean or spread: more digits would say more than it knows. */
export const formatMean = (mean: number) => `${Math.round(mean * 10) / 10}`
