import { includesWord, splitWords, toSearchableText } from '@/base/search-text'
import { toolkitText } from '@/i18n/toolkit'
import type { TextMatches, ThemeResources, ToolkitResourceCard } from '@/lib/toolkit/schema'

/** As in the URL; empty values match everything. */
export type ToolkitFilter = { theme: string; part: string; words: string }

export const EMPTY_FILTER: ToolkitFilter = { theme: '', part: '', words: '' }

/** Every word must be in the resource's own text or in that of its file. */
export function matchesFilter(
  resource: ToolkitResourceCard,
  { theme, part: resourceType, words: query }: ToolkitFilter,
  textMatches: TextMatches = {},
): boolean {
  if (
    (theme && resource.theme !== theme) ||
    (resourceType && resource.resourceType !== resourceType)
  )
    return false
  const { themeLabel, typeLabel } = resource
  const { kindOf } = toolkitText()
  const searchText = toSearchableText([
    resource.title,
    ...(resource.otherTitles ?? []),
    resource.subtitle,
    resource.description,
    themeLabel,
    typeLabel,
    kindOf(resource.resourceType, typeLabel),
    ...resource.pages,
  ])
  return splitWords(query).every(
    (term) => includesWord(searchText, term) || textMatches[term]?.[resource.id],
  )
}

/** Those that a resource has, in the order of their lists. */
export function listFilterOptions(themeGroups: ThemeResources[]) {
  const types = themeGroups
    .flatMap(({ resources }) => resources)
    .toSorted((a, b) => a.typePosition - b.typePosition)
    .map(({ resourceType, typeLabel }) => [resourceType, typeLabel] as const)
  return {
    themes: themeGroups.map(({ theme, label }) => ({ value: theme, label })),
    types: [...new Map(types)].map(([value, label]) => ({ value, label })),
  }
}

export function findMatchingPages(
  { id, pages }: ToolkitResourceCard,
  query: string,
  textMatches: TextMatches = {},
) {
  const terms = splitWords(query)
  const matchingPages = new Set(terms.flatMap((term) => textMatches[term]?.[id] ?? []))
  return pages
    .map((title, index) => ({ number: index + 1, title }))
    .filter(({ number, title }) => {
      const searchText = toSearchableText([title])
      return matchingPages.has(number) || terms.some((term) => includesWord(searchText, term))
    })
}
