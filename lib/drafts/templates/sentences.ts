import 'server-only'
import { normalizeSearchText, removeEnding } from '@/base/search-text'
import type { DraftTemplateText, TemplateFacts } from '../content'
import { countWords, type Passage, splitSentences } from '../sources/passages'

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

/** Frequent words that say nothing about the subject. */
const COMMON_WORDS = new Set(
  `about above across after again against almost alone along already although always among another
  answer anyone anything around asked asks because become been before began begin behind being below
  best better between both bring brings came cannot card cards case children class comes could days
  does doing done down each either else enough even every everyone everything exactly fifth first five
  form found four from give given gives goes going gone good half hand hands have having here himself
  into itself just keep keeps kept knew know known knows last later least leave less like line lines
  list little long look looks made make makes making many mark marks maybe mean means might minute
  minutes more most much must name named names need needs never next nobody nothing number often once
  only other others over page pages pair pairs part parts period perhaps place question questions read
  reads really right round said same says seen sentence sentences several shall sheet should show shows
  side since slide slides some someone something sometimes soon stand stands start still student
  students such take takes taken teacher teachers tell tells than that their them themselves then there
  these they thing things think this those though three through time times today together told tomorrow
  took turn under until used uses using very want wants week weeks well went were what when where
  whether which while whole whose will with within without word words work works would write writes
  written wrong year years yesterday your yours`.split(/\s+/),
)

const MIN_TERM_LENGTH = 4
/** Shorter words are rarely worth a question. */
const MIN_KEY_TERM_LENGTH = 5
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu

const isTerm = (word: string) => word.length >= MIN_TERM_LENGTH && !COMMON_WORDS.has(word)

/** Singular and plural are one term. */
const normalizeWord = (word: string) => {
  const lower = word.toLowerCase().replace(/[’']s$/, '')
  return lower.length > MIN_TERM_LENGTH && lower.endsWith('s') && !lower.endsWith('ss')
    ? lower.slice(0, -1)
    : lower
}

export const findTermsOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(WORD)].map(([word]) => normalizeWord(word)).filter((word) => isTerm(word)),
  ),
]

const MIN_STEM_LENGTH = 3

/** Forms of one word have one stem: share, shared and sharing; duty and duties. */
function findStem(term: string): string {
  const indianStem = removeEnding(normalizeSearchText(term))
  if (indianStem !== term) return indianStem
  if (term.endsWith('ie')) return `${term.slice(0, -2)}y`
  const ending = ['ing', 'ed', 'e'].find((text) => term.endsWith(text)) ?? ''
  const stem = term.slice(0, term.length - ending.length)
  if (stem.length < MIN_STEM_LENGTH) return term
  const isDoubled = stem.at(-1) === stem.at(-2)
  return isDoubled && stem.length > MIN_STEM_LENGTH ? stem.slice(0, -1) : stem
}

/** To compare texts whose authors write different forms of a word. */
export const findStemsOf = (text: string): string[] => [...new Set(findTermsOf(text).map(findStem))]

/** As written in the text, the most frequent first; names begin with a capital and are left out. */
export function findKeyTerms(text: string, count: number): string[] {
  const counts = new Map<string, { word: string; hits: number }>()
  for (const [word] of text.matchAll(WORD)) {
    const key = normalizeWord(word)
    if (!isTerm(key) || word !== word.toLowerCase() || COMMON_WORDS.has(word)) continue
    if (/[’'-]/.test(word) || word.length < MIN_KEY_TERM_LENGTH) continue
    const known = counts.get(key)
    counts.set(key, { word: known?.word ?? word, hits: (known?.hits ?? 0) + 1 })
  }
  return [...counts.values()]
    .sort((a, b) => b.hits - a.hits || b.word.length - a.word.length)
    .slice(0, count)
    .map(({ word }) => word)
}
