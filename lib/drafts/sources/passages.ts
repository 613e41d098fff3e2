import 'server-only'
import type { QuestionSource } from '@/lib/question-bank/questions'

export type PassageCriterion = { name: string; levels: readonly string[] }

/** A part of published material that is small enough to cite. */
export type Passage = {
  /** Of the resource or book. */
  title: string
  /** The slide, form, card set, chapter or pages. */
  place: string
  href: string
  language: string
  /** Whose questions of the question bank are about it; of material that comes with the site. */
  questionSource?: QuestionSource
  text: string
  questions: string[]
  criteria: PassageCriterion[]
}

/** Numbered as the draft cites it. */
export type NumberedPassage = Passage & { number: number }

export type PassageText = Pick<Passage, 'place' | 'text' | 'questions' | 'criteria'>

const isQuestion = (sentence: string) => sentence.endsWith('?') || sentence.endsWith('?”')

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export const splitSentences = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Marks of bold and italic are left out. */
export const removeMarks = (text: string) => text.replaceAll('**', '').replaceAll('_', '')

/** Labels, points without a full stop and lines to write on are no sentences. */
const endsSentence = (text: string) =>
  /[.!?]”?(?:\*\*|_)?$/.test(text.trim()) && !text.includes('__')

/** A sentence cut by a mark begins in the middle. */
const startsSentence = (sentence: string) => !/^\p{Ll}/u.test(sentence)

/** Questions are kept apart from the text that answers them. */
export function createPassage(
  place: string,
  texts: string[],
  criteria: PassageCriterion[] = [],
): PassageText {
  const sentences = texts
    .filter(endsSentence)
    .flatMap((text) => splitSentences(removeMarks(text)))
    .filter(startsSentence)
  return {
    place: removeMarks(place),
    text: sentences.filter((sentence) => !isQuestion(sentence)).join(' '),
    questions: sentences.filter((sentence) => isQuestion(sentence) && countWords(sentence) > 3),
    criteria,
  }
}

export const hasContent = ({ text, questions, criteria }: PassageText) =>
  text.length > 40 || questions.length > 0 || criteria.length > 0
