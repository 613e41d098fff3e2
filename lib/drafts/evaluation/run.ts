import 'server-only'
import type { AiProviderSettings } from '@/base/settings/drafts'
import { RESOURCE_TYPES, THEMES } from '@/lib/content/kinds'
import { readBookText } from '@/lib/library/books'
import { listChapterPassages } from '../sources/book-passages'
import { selectFullest } from '../sources/draft-passages'
import { rankPassages } from '../sources/match-topic'
import type { Passage, PassageText } from '../sources/passages'
import { findToolkitPassages } from '../sources/toolkit-passages'
import type { NumberedPassage } from '../templates/sentences'
import { cleanModelText } from '../writing/clean-text'
import { buildPrompt } from '../writing/prompt'
import { streamModelText } from '../writing/provider'
import { type DraftScore, scoreDraft } from './score'
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
  passages.map((passage) => ({ ...passage, title, href: '' }))
