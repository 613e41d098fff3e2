import 'server-only'
import type { Passage } from './passages'
import { findStemsOf } from './stems'

const MAX_MATCHES = 4
/** Of the terms of a topic; many words of a long one are unusual, and the material has none of them. */
const NEEDED_TERMS = 2

/** The passages that say most about a topic, or have a word of it in their heading; none where the material does not cover it. */
export function rankPassages(passages: Passage[], topic: string): Passage[] {
  const terms = findStemsOf(topic)
  if (terms.length === 0) return []
  const neededCount = Math.min(NEEDED_TERMS, Math.ceil(terms.length / 2))
  const texts = passages.map((passage) => ({
    passage,
    words: new Set(findStemsOf(`${passage.title} ${passage.place} ${passage.text}`)),
    heading: new Set(findStemsOf(passage.place)),
  }))
  const weights = new Map(
    terms.map((term) => {
      const count = texts.filter(({ words }) => words.has(term)).length
      return [term, count === 0 ? 0 : Math.log(1 + texts.length / count)]
    }),
  )
  return texts
    .map(({ passage, words, heading }) => {
      const found = terms.filter((term) => words.has(term))
      const score = found.reduce(
        (sum, term) => sum + (weights.get(term) ?? 0) * (heading.has(term) ? 2 : 1),
        0,
      )
      const isAbout = found.length >= neededCount || found.some((term) => heading.has(term))
      return { passage, score: isAbout ? score : 0 }
    })
    .filter(({ score, passage }) => score > 0 && passage.text.length > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_MATCHES)
    .map(({ passage }) => passage)
}
