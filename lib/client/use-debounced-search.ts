import { useEffect, useState } from 'react'
import { get } from './api'

const DEBOUNCE_MS = 150
const MIN_QUERY_LENGTH = 2

/** Keeps the last results while the next ones load; `isCurrent` tells whether they belong to the query. */
export function useDebouncedSearch<Results>(path: string, query: string) {
  const [found, setFound] = useState<{ query: string; results: Results } | null>(null)
  useEffect(() => {
    if (query.trim().length < MIN_QUERY_LENGTH) return setFound(null)
    let isLatest = true
    const timer = setTimeout(async () => {
      const result = await get<Results>(`${path}?${new URLSearchParams({ q: query })}`)
      if (isLatest && result.ok) setFound({ query, results: result.data })
    }, DEBOUNCE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [path, query])
  return { results: found?.results, isCurrent: query !== '' && found?.query === query }
}
