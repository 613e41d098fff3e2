import 'server-only'
import type { TestQuestion } from '@/base/class-test-kinds'
import { myTestsText } from '@/i18n/my-tests'
import { testPapersText } from '@/i18n/test-papers'
import type { PaperQuestion } from '@/lib/documents/text'
import { parseNotation } from '../notation'
import type { PlacedQuestion } from '../versions'

const LINES_PER_MARK = 2
const MAX_LINES = 8

/** A question of the printed paper, in the language of the request. */
export function toPaperQuestion(
  { question, options }: PlacedQuestion,
  number: number,
): PaperQuestion {
  const { kind, text, marks, negative, picture } = question
  const words = testPapersText()
  const hint = kind === 'several' ? ` (${words.severalHint})` : ''
  return {
    number,
    text: parseNotation(text.replace(/\s+/g, ' ') + hint),
    marks: words.marksOf(marks, negative),
    picture: picture && {
      ...{ image: picture.fileId, width: picture.width, height: picture.height, alt: picture.alt },
    },
    options: options.map((position, index) => ({
      label: toOptionLetter(index),
      text: parseNotation(listOptionWords(question)[position] ?? ''),
    })),
    lines: kind === 'short' ? Math.min(MAX_LINES, marks * LINES_PER_MARK) : 0,
  }
}

export const toOptionLetter = (index: number) => String.fromCharCode(65 + index)

/** In the order of version 1. */
export function listOptionWords({ kind, options }: TestQuestion): string[] {
  if (kind !== 'true-false') return options
  const { right, wrong } = myTestsText().preview
  return [right, wrong]
}
