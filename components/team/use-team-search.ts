'use client'

import { useEffect, useState } from 'react'
import { get } from '@/lib/client/api'
import type { TeamSearchGroup } from '@/lib/team/schema'

const DEBOUNCE_MS = 150
const MIN_QUERY_LENGTH = 2

type TeamSearchState = { query: string; groups: TeamSearchGroup[] }
const NO_RESULTS: TeamSearchState = { query: '', groups: [] }

/** Keeps the last results while the next ones load; `isCurrent` tells whether they belong to the query. */
export function useTeamSearch(query: string) {
  const [results, setResults] = useState(NO_RESULTS)
  useEffect(() => {
    if (query.trim().length < MIN_QUERY_LENGTH) return setResults(NO_RESULTS)
    let isLatest = true
    const timer = setTimeout(async () => {
      const params = new URLSearchParams({ q: query })
      const result = await get<{ groups: TeamSearchGroup[] }>(`/api/team/search?${params}`)
      if (isLatest && result.ok) setResults({ query, groups: result.data.groups })
    }, DEBOUNCE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [query])
  return { groups: results.groups, isCurrent: query !== '' && results.query === query }
}
