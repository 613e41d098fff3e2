import 'server-only'

/** Parameters with words that can be a person's name. The log says only that there was a search. */
const SEARCHES = ['search']

/** The filter of an exported list, as its query. */
export function toLoggedFilter(query: Record<string, string | undefined>): string {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, SEARCHES.includes(name) ? '' : value]] : [],
  )
  return new URLSearchParams(params).toString()
}
