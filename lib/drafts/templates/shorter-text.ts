import 'server-only'
import type { TemplateInput } from './sentences'
import { getMaxWords, getTextLength, joinByPassage, takeText, toHeading, toList } from './sentences'
import { findKeyTerms } from './terms'

/** Weaker readers get shorter sentences than their grade. */
const WORDS_LESS = 6

export function composeShorterText({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.shorterText
  const maxWords = getMaxWords(facts.grade) - WORDS_LESS
  const sentences = takeText(passages, { length: getTextLength(facts.grade), maxWords })
  const terms = findKeyTerms(sentences.map((sentence) => sentence.text).join(' '), 6)
  return [
    ...(terms.length > 0 ? [toHeading(text.words), toList(terms.map(text.meaning))] : []),
    toHeading(text.short),
    ...joinByPassage(sentences),
    toHeading(text.check),
    toList(sentences.slice(-3).map((sentence) => `${takeFirstHalf(sentence.text)} …`)),
    toHeading(text.help),
    toList(text.helpLines),
  ]
}

const takeFirstHalf = (sentence: string) => {
  const words = sentence.split(' ')
  return words.slice(0, Math.ceil(words.length / 2)).join(' ')
}
