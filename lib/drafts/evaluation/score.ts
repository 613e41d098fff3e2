import 'server-only'
import type { DraftLanguage, DraftTask } from '@/base/draft-kinds'
import { draftTemplates } from '../content'
import { countWords, type Passage, splitSentences } from '../sources/passages'
import { listRequiredHeadings } from '../templates/compose'
import { getMaxWords } from '../templates/sentences'

/** The rubric of a draft. Each point is met or not, so that two runs can be compared. */
export type DraftScore = {
  structure: boolean
  gradeLevel: boolean
  citation: boolean
  noInventedReference: boolean
  language: boolean
}

type ScoredTask = { task: DraftTask; language: DraftLanguage; grade: number }

export const scoreDraft = (
  { task, language, grade }: ScoredTask,
  text: string,
  passages: Passage[],
): DraftScore => ({
  structure: hasStructure(text, listRequiredHeadings(task, draftTemplates[language])),
  gradeLevel: getMedianWords(text) <= getMaxWords(grade),
  citation: hasCitations(text, passages.length),
  noInventedReference: !findsInventedReference(text, passages),
  language: isInLanguage(text, language),
})

function hasStructure(text: string, headings: string[]): boolean {
  const found = text
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => line.slice(3).trim().toLowerCase())
  return headings.every((heading) => found.includes(heading.toLowerCase()))
}

function getMedianWords(text: string): number {
  const lengths = text
    .split('\n')
    .filter((line) => !line.startsWith('## '))
    .flatMap((line) => splitSentences(line))
    .map(countWords)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

function hasCitations(text: string, sourceCount: number): boolean {
  const numbers = [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number))
  return numbers.length > 0 && numbers.every((number) => number >= 1 && number <= sourceCount)
}

const REFERENCES = [
  /https?:\/\/|www\./i,
  /\bet al\b|\bISBN\b|\bdoi\b/i,
  /\b(?:according to|studies show|research shows|a study)\b/i,
  /\((?:[A-Z][a-z]{1,30},? )?(?:19|20)\d\d\)/,
]

/** A reference counts as invented unless the source itself has it. */
function findsInventedReference(text: string, passages: Passage[]): boolean {
  const material = passages.map((passage) => passage.text.toLowerCase()).join(' ')
  return REFERENCES.some((pattern) => {
    const [match] = pattern.exec(text) ?? []
    return match !== undefined && !material.includes(match.toLowerCase())
  })
}

const SCRIPTS: Record<DraftLanguage, RegExp> = {
  en: /\p{Script=Latin}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ta: /\p{Script=Tamil}/gu,
}

/** Words of the source may stay in English. */
const MIN_SCRIPT_SHARE = 0.7

function isInLanguage(text: string, language: DraftLanguage): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const ownLetters = text.match(SCRIPTS[language])?.length ?? 0
  return letters > 0 && ownLetters / letters >= MIN_SCRIPT_SHARE
}
