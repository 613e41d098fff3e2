import 'server-only'
import { AppError } from '@/base/errors'
import { MAX_PASSAGES } from '../kinds'
import type { NumberedPassage } from '../templates/sentences'
import { loadSourcePassages } from './load'
import { findTopicPassages } from './match-topic'
import type { Passage } from './passages'

type DraftSource = { source: string; topic: string | null }

/** Numbered as the draft cites them. */
export async function loadDraftPassages({
  source,
  topic,
}: DraftSource): Promise<NumberedPassage[]> {
  const passages =
    source === 'topic' && topic
      ? await findTopicPassages(topic)
      : selectFullest(await loadSourcePassages(source))
  if (passages.length === 0)
    throw new AppError('conflict', source === 'topic' ? 'draftTopicUnknown' : 'draftSourceEmpty')
  return passages.map((passage, index) => ({ ...passage, number: index + 1 }))
}

/** In the order of the material. */
export const selectFullest = (passages: Passage[]): Passage[] => {
  const fullest = new Set(
    [...passages].sort((a, b) => measure(b) - measure(a)).slice(0, MAX_PASSAGES),
  )
  return passages.filter((passage) => fullest.has(passage))
}

/** A criterion is worth more than text: it is what a rubric adapts. */
const measure = ({ text, questions, criteria }: Passage) =>
  text.length + questions.length * 80 + criteria.length * 1_000
