import { saysAll, wordsOf } from '@/components/ui/said'
import type { WorkCard } from '@/lib/toolkit/schema'
import { toolkitWords } from '@/words/toolkit'

/** As it stands in the address; an empty one asks for nothing. */
export type Filter = { theme: string; part: string; words: string }

export const ALL: Filter = { theme: '', part: '', words: '' }

/** Every word that was typed stands somewhere in what a work says of itself, its pages included. */
export function matches(work: WorkCard, { theme, part, words }: Filter): boolean {
  if ((theme && work.theme !== theme) || (part && work.part !== part)) return false
  const { themes, parts, kinds } = toolkitWords()
  const named = [themes[work.theme], parts[work.part], kinds[work.part]]
  const said = [work.title, work.about, ...named, ...work.pages]
  return saysAll(said, words)
}

/** The pages whose title has one of the words, by their number. */
export function pagesFound({ pages }: WorkCard, words: string) {
  const looked = wordsOf(words)
  return pages
    .map((title, index) => ({ number: index + 1, title }))
    .filter(({ title }) => looked.some((word) => title.toLowerCase().includes(word)))
}
