import 'server-only'
import { compareNames } from '@/i18n/compare-names'
import type { TemplateInput } from './sentences'
import {
  getMaxWords,
  getTextLength,
  joinByPassage,
  takeText,
  toHeading,
  toList,
  toNumbered,
} from './sentences'
import { findKeyTerms } from './terms'

const GAP = '________'
const MAX_GAPS = 5
const QUESTIONS = 3

export function composeWorksheet({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.worksheet
  const sentences = takeText(passages, {
    length: getTextLength(facts.grade),
    maxWords: getMaxWords(facts.grade),
  })
  const allText = passages.map((passage) => passage.text).join(' ')
  const gaps = makeGaps(
    sentences.map((sentence) => sentence.text),
    findKeyTerms(allText, 200),
  )
  const [term = facts.title] = findKeyTerms(allText, 1)
  const questions = passages.flatMap((passage) => passage.questions).slice(0, QUESTIONS)
  return [
    words.nameLine,
    toHeading(text.plan),
    toList(listPlan(words, facts.minutes)),
    toHeading(text.text),
    ...joinByPassage(sentences),
    ...(gaps.length > 0
      ? [
          toHeading(text.gaps),
          text.gapsHint,
          ...toNumbered(gaps.map(({ question }) => question)),
          `**${text.words}:** ${gaps
            .map(({ answer }) => answer)
            .toSorted(compareNames)
            .join(', ')}`,
        ]
      : []),
    toHeading(text.questions),
    ...toNumbered([...questions, ...text.own(term)]),
    toHeading(text.together),
    words.pairs(Math.ceil(facts.classSize / 2)),
    ...(gaps.length > 0
      ? [
          toHeading(text.answers),
          toList(gaps.map(({ answer }, index) => `${index + 1}: ${answer}`)),
        ]
      : []),
  ]
}

/** A quarter for reading, half for writing, the rest for talking. */
function listPlan({ worksheet }: TemplateInput['text'], minutes: number): string[] {
  const reading = Math.max(1, Math.round(minutes / 4))
  const writing = Math.max(1, Math.round(minutes / 2))
  return [
    worksheet.read(reading),
    worksheet.write(writing),
    worksheet.share(Math.max(1, minutes - reading - writing)),
  ]
}

/** Each word is used once, so that every gap has one answer. */
export function makeGaps(sentences: string[], terms: string[]) {
  const usedTerms = new Set<string>()
  return sentences
    .flatMap((sentence) => {
      const answer = terms.find(
        (term) => !usedTerms.has(term) && countOccurrences(sentence, term) === 1,
      )
      if (!answer) return []
      usedTerms.add(answer)
      return [{ question: sentence.replace(answer, GAP), answer }]
    })
    .slice(0, MAX_GAPS)
}

const LETTER = /[\p{L}\p{M}]/u

/** Whole words only; a longer word with the term in it counts as two, so that it is not used. */
function countOccurrences(sentence: string, term: string): number {
  const parts = sentence.split(term)
  const isInsideWord = parts.some(
    (part, index) =>
      (index > 0 && LETTER.test(part.charAt(0))) ||
      (index < parts.length - 1 && LETTER.test(part.at(-1) ?? '')),
  )
  return isInsideWord ? 2 : parts.length - 1
}
