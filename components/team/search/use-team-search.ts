'use client'

import { useDebouncedSearch } from '@/lib/client/use-debounced-search'
import type { TeamSearchGroup } from '@/lib/team/schema'

const NO_GROUPS: TeamSearchGroup[] = []

export function useTeamSearch(query: string) {
  const { results, isCurrent } = useDebouncedSearch<{ groups: TeamSearchGroup[] }>(
    '/api/team/search',
    query,
  )
  return { groups: results?.groups ?? NO_GROUPS, isCurrent }
}
