import 'server-only'
import type { DraftLanguage, DraftTask } from '@/base/draft-kinds'
import type { AiProviderSettings } from '@/base/settings/drafts'
import { RESOURCE_TYPES, THEMES } from '@/lib/content/kinds'
import { readBookText } from '@/lib/library/books'
import { draftTemplates } from '../content'
import { listChapterPassages, selectFullest } from '../sources/load'
import {
  countWords,
  type NumberedPassage,
  type Passage,
  type PassageText,
  splitSentences,
} from '../sources/passages'
import { findToolkitPassages } from '../sources/toolkit-passages'
import { rankPassages } from '../sources/topic'
import { listRequiredHeadings } from '../templates/compose'
import { cleanModelText } from '../writing/clean-text'
import { buildPrompt, getMaxWords } from '../writing/prompt'
import { streamModelText } from '../writing/provider'
import type { EvaluationMaterial, EvaluationTask } from './tasks'

let toolkit: Promise<Passage[]> | undefined

/** From the files that come with the site, so that a run needs no database. */
export async function loadEvaluationPassages(
  material: EvaluationMaterial,
): Promise<NumberedPassage[]> {
  const passages =
    'topic' in material
      ? rankPassages(await loadToolkit(), material.topic)
      : selectFullest(await loadMaterial(material))
  if (passages.length === 0) throw new Error(`no passages for ${Object.values(material)}`)
  return passages.map((passage, index) => ({ ...passage, number: index + 1 }))
}

/** The way of a draft from the material to the stored text, without accounts and limits. */
export async function runEvaluationTask(
  provider: AiProviderSettings,
  task: EvaluationTask,
): Promise<DraftScore & { ms: number; outputTokens: number }> {
  const passages = await loadEvaluationPassages(task.material)
  const startedAt = performance.now()
  const prompt = buildPrompt({ ...task, passages, knownNames: [] })
  let [text, outputTokens] = ['', 0]
  const signal = new AbortController().signal
  for await (const part of streamModelText(provider, { ...prompt, signal })) {
    if ('text' in part) text += part.text
    else outputTokens = part.usage.outputTokens
  }
  const score = scoreDraft(task, cleanModelText(text, passages.length), passages)
  return { ...score, ms: Math.round(performance.now() - startedAt), outputTokens }
}

async function loadMaterial(
  material: Exclude<EvaluationMaterial, { topic: string }>,
): Promise<Passage[]> {
  if ('chapter' in material) {
    const text = await readBookText({ files: { text: { bundled: `${material.book}.json` } } })
    const chapters = text?.chapters.filter(({ id }) => id === material.chapter) ?? []
    return addTitle(chapters.flatMap(listChapterPassages), material.book)
  }
  const { theme, resourceType } = material
  return addTitle(await findToolkitPassages(theme, resourceType), `${theme} ${resourceType}`)
}

function loadToolkit(): Promise<Passage[]> {
  const pairs = THEMES.flatMap((theme) =>
    RESOURCE_TYPES.map((resourceType) => ({ theme, resourceType })),
  )
  toolkit ??= Promise.all(pairs.map(loadMaterial)).then((lists) => lists.flat())
  return toolkit
}

const addTitle = (passages: PassageText[], title: string): Passage[] =>
  passages.map((passage) => ({ ...passage, title, href: '', language: 'en' }))

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
