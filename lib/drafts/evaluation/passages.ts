import 'server-only'
import { RESOURCE_TYPES, THEMES } from '@/lib/content/kinds'
import { readBookText } from '@/lib/library/queries'
import { listChapterPassages } from '../sources/book-passages'
import { selectFullest } from '../sources/draft-passages'
import { rankPassages } from '../sources/match-topic'
import type { Passage, PassageText } from '../sources/passage'
import { findToolkitPassages } from '../sources/toolkit-passages'
import type { NumberedPassage } from '../templates/sentences'
import type { EvaluationMaterial } from './tasks'

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

let toolkit: Promise<Passage[]> | undefined

function loadToolkit(): Promise<Passage[]> {
  const pairs = THEMES.flatMap((theme) =>
    RESOURCE_TYPES.map((resourceType) => ({ theme, resourceType })),
  )
  toolkit ??= Promise.all(pairs.map(loadMaterial)).then((lists) => lists.flat())
  return toolkit
}

const addTitle = (passages: PassageText[], title: string): Passage[] =>
  passages.map((passage) => ({ ...passage, title, href: '' }))
