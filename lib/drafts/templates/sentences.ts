import 'server-only'
import type { DraftTemplateText, TemplateFacts } from '../content'
import { countWords, type Passage, splitSentences } from '../sources/passages'
import { findTermsOf } from './terms'

export type TemplateInput = {
  text: DraftTemplateText
  facts: TemplateFacts
  passages: NumberedPassage[]
}

export type NumberedPassage = Passage & { number: number }

export type CitedSentence = { text: string; number: number }

const MIN_WORDS = 5

export const toHeading = (text: string) => `## ${text}`

export const toList = (items: string[]) => items.map((item) => `- ${item}`).join('\n')

/** One paragraph for each item. */
export const toNumbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`)

/** Longer sentences for older students. */
export const getMaxWords = (grade: number): number => {
  if (grade <= 5) return 14
  return grade <= 8 ? 20 : 28
}

/** About half a page for the oldest. */
export const getTextLength = (grade: number): number => {
  if (grade <= 5) return 60
  return grade <= 8 ? 100 : 140
}

/** Connected sentences, from the fullest passage on, up to a number of words. */
export function takeText(
  passages: NumberedPassage[],
  { length, maxWords }: { length: number; maxWords: number },
): CitedSentence[] {
  const fullestFirst = [...passages].sort((a, b) => b.text.length - a.text.length)
  let wordsLeft = length
  return fullestFirst
    .flatMap(({ text, number }) =>
      splitSentences(text).map((sentence) => ({ text: sentence, number })),
    )
    .filter(({ text }) => {
      const words = countWords(text)
      if (wordsLeft <= 0 || words > maxWords) return false
      wordsLeft -= words
      return true
    })
}

/** The sentences of one passage are one paragraph, with its number at the end. */
export function joinByPassage(sentences: CitedSentence[]): string[] {
  const paragraphs: CitedSentence[] = []
  for (const { text, number } of sentences) {
    const last = paragraphs.at(-1)
    if (last?.number === number) last.text += ` ${text}`
    else paragraphs.push({ text, number })
  }
  return paragraphs.map(cite)
}

/** The sentences that share most terms with the whole material, in its order. */
export function selectSentences(
  passages: NumberedPassage[],
  { count, maxWords }: { count: number; maxWords: number },
): CitedSentence[] {
  const weights = countTerms(passages)
  const sentences = passages.flatMap(({ text, number }) =>
    splitSentences(text).map((sentence) => ({ text: sentence, number })),
  )
  const chosen = sentences
    .map((sentence, position) => ({ ...sentence, position, score: scoreSentence(sentence.text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, count)
  return chosen
    .sort((a, b) => a.position - b.position)
    .map(({ text, number }) => ({ text, number }))

  function scoreSentence(sentence: string): number {
    const words = countWords(sentence)
    if (words < MIN_WORDS || words > maxWords || !/[.!”]$/.test(sentence)) return 0
    if (/_{3}|\.\.\.|…/.test(sentence)) return 0
    const total = findTermsOf(sentence).reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
    return total / Math.sqrt(words)
  }
}

export const cite = ({ text, number }: CitedSentence) => `${text} [${number}]`

function countTerms(passages: Passage[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { text } of passages)
    for (const sentence of splitSentences(text))
      for (const term of findTermsOf(sentence)) weights.set(term, (weights.get(term) ?? 0) + 1)
  return weights
}
