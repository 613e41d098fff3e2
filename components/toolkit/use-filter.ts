'use client'

import { useEffect, useState } from 'react'
import { EMPTY_FILTER, type ToolkitFilter } from './filter-resources'

/** Mirrored in the URL, so that a filtered list can be shared. */
export function useToolkitFilter(): [ToolkitFilter, (filter: ToolkitFilter) => void] {
  const [filter, setFilter] = useState(EMPTY_FILTER)

  useEffect(() => {
    // The page is prerendered without filters.
    const searchParams = new URLSearchParams(window.location.search)
    setFilter(normalizeFilter(mapFilter(EMPTY_FILTER, (name) => searchParams.get(name) ?? '')))
  }, [])

  const change = (next: ToolkitFilter) => {
    setFilter(normalizeFilter(next))
    const entries = Object.entries(next).filter(([, value]) => value)
    const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
    window.history.replaceState(null, '', window.location.pathname + search)
  }
  return [filter, change]
}

const normalizeFilter = (filter: ToolkitFilter) =>
  Object.values(filter).some(Boolean) ? filter : EMPTY_FILTER

const mapFilter = (filter: ToolkitFilter, value: (name: string) => string) =>
  Object.fromEntries(Object.keys(filter).map((name) => [name, value(name)])) as ToolkitFilter
