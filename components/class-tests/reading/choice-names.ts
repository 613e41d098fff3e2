import { classReadingText } from '@/i18n/class-reading'
import type { PlacedQuestion } from '@/lib/class-tests/versions'
import type { BubbleChoice } from '@/lib/client/class-tests/sheet-in-hand'
import type { SheetDoubt } from '@/lib/client/sheet-reader/types'

type PlacedQuestions = readonly PlacedQuestion[]

/** What a doubt is about, by the numbers on paper. */
export function nameDoubt({ question, group }: SheetDoubt): string {
  const { ask: text } = classReadingText()
  return question === null ? text.rollDigit(group + 1) : text.question(question)
}

/** The bubbles of a choice, as the sheet names them. */
export function nameChoice(
  { positions }: BubbleChoice,
  doubt: SheetDoubt,
  placed: PlacedQuestions,
): string {
  const { ask: text } = classReadingText()
  if (positions.length === 0) return text.nothing
  return text.both(positions.map((position) => nameBubble(position, doubt, placed)))
}

/** A number has its sign first and its points last; digits are named by themselves. */
function nameBubble(
  position: number,
  { question, group }: SheetDoubt,
  placed: PlacedQuestions,
): string {
  const { ask: text } = classReadingText()
  const kind = question === null ? null : placed[question - 1]?.question.kind
  if (kind === 'true-false') return position === 0 ? text.isTrue : text.isFalse
  if (kind === 'choice' || kind === 'several') return String.fromCharCode(65 + position)
  if (kind === 'number' && group === 0) return text.minus
  if (kind === 'number' && group === LAST_GROUP) return text.point(position + 1)
  return `${position}`
}

/** Of a number: sign, three digits, point. */
const LAST_GROUP = 4
