import 'server-only'
import { testPapersText } from '@/i18n/test-papers'
import type { ReportBlock } from '@/lib/documents/text'
import { toPlainText } from '../notation'
import type { PlacedQuestion } from '../versions'
import { toOptionLetter } from './paper-questions'

const COLUMNS = 4
const COLUMN_SHARES = [1, 3]
const MAX_ANSWER_CHARACTERS = 600

/** The right answers of a version as a short table, then what a short answer should have. */
export function buildAnswerKey(placed: PlacedQuestion[], version: string): ReportBlock[] {
  const text = testPapersText()
  const answers = placed.map((question, index) => [`${index + 1}`, describeAnswer(question)])
  const height = Math.ceil(answers.length / COLUMNS)
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: COLUMNS },
      (_, column) => answers[column * height + row] ?? ['', ''],
    ).flat(),
  )
  const shortAnswers = placed.flatMap(({ question: { kind, answer } }, index) =>
    kind === 'short' && answer.trim()
      ? [`${index + 1}. ${toPlainText(answer).slice(0, MAX_ANSWER_CHARACTERS)}`]
      : [],
  )
  return [
    ...(version ? [{ kind: 'heading' as const, text: version }] : []),
    {
      ...{ kind: 'table', heads: text.keyHeads, rows },
      widths: Array.from({ length: COLUMNS }, () => COLUMN_SHARES).flat(),
    },
    ...(shortAnswers.length > 0 ? [{ kind: 'heading' as const, text: text.shortAnswers }] : []),
    ...shortAnswers.map((answer) => ({ kind: 'text' as const, text: answer })),
  ]
}

/** With its marks, if they are not 1. */
function describeAnswer({ question, options }: PlacedQuestion): string {
  const { kind, right, number, marks } = question
  const words = testPapersText().marksOf(marks, 0)
  const suffix = marks === 1 ? '' : ` ${words}`
  if (kind === 'short') return words
  if (kind === 'number') return `${number}${suffix}`
  const letters = options.flatMap((position, index) =>
    right.includes(position) ? [toOptionLetter(index)] : [],
  )
  return `${letters.join(', ')}${suffix}`
}
