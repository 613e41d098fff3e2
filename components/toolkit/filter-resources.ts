import { splitWords } from '@/components/ui/search-match'
import { toolkitText } from '@/i18n/toolkit'
import type { TextMatches, ToolkitResourceCard } from '@/lib/toolkit/schema'

/** As it stands in the address; an empty one asks for nothing. */
export type ToolkitFilter = { theme: string; part: string; words: string }

export const EMPTY_FILTER: ToolkitFilter = { theme: '', part: '', words: '' }

/** Every word that was typed is in what a resource says of itself, or in the text of its file. */
export function matchesFilter(
  resource: ToolkitResourceCard,
  { theme, part: resourceType, words: query }: ToolkitFilter,
  textMatches: TextMatches = {},
): boolean {
  if ((theme && resource.theme !== theme) || (resourceType && resource.part !== resourceType))
    return false
  const { themes: themeLabels, parts: typeLabels, kinds: kindLabels } = toolkitText()
  const labels = [themeLabels[resource.theme], typeLabels[resource.part], kindLabels[resource.part]]
  const searchText = [resource.title, resource.about, ...labels, ...resource.pages]
    .join(' ')
    .toLowerCase()
  return splitWords(query).every(
    (term) => searchText.includes(term) || textMatches[term]?.[resource.id],
  )
}

/** The pages whose title or text has one of the words, by their number. */
export function findMatchingPages(
  { id, pages }: ToolkitResourceCard,
  query: string,
  textMatches: TextMatches = {},
) {
  const terms = splitWords(query)
  const matchingPages = new Set(terms.flatMap((term) => textMatches[term]?.[id] ?? []))
  return pages
    .map((title, index) => ({ number: index + 1, title }))
    .filter(
      ({ number, title }) =>
        matchingPages.has(number) || terms.some((term) => title.toLowerCase().includes(term)),
    )
}
