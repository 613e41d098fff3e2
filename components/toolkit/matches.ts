import { wordsOf } from '@/components/ui/said'
import type { TextMatches, WorkCard } from '@/lib/toolkit/schema'
import { toolkitWords } from '@/words/toolkit'

/** As it stands in the address; an empty one asks for nothing. */
export type Filter = { theme: string; part: string; words: string }

export const ALL: Filter = { theme: '', part: '', words: '' }

/** Every word that was typed is in what a resource says of itself, or in the text of its file. */
export function matches(
  work: WorkCard,
  { theme, part, words }: Filter,
  found: TextMatches = {},
): boolean {
  if ((theme && work.theme !== theme) || (part && work.part !== part)) return false
  const { themes, parts, kinds } = toolkitWords()
  const named = [themes[work.theme], parts[work.part], kinds[work.part]]
  const said = [work.title, work.about, ...named, ...work.pages].join(' ').toLowerCase()
  return wordsOf(words).every((word) => said.includes(word) || found[word]?.[work.id])
}

/** The pages whose title or text has one of the words, by their number. */
export function pagesFound({ id, pages }: WorkCard, words: string, found: TextMatches = {}) {
  const looked = wordsOf(words)
  const inText = new Set(looked.flatMap((word) => found[word]?.[id] ?? []))
  return pages
    .map((title, index) => ({ number: index + 1, title }))
    .filter(
      ({ number, title }) =>
        inText.has(number) || looked.some((word) => title.toLowerCase().includes(word)),
    )
}
