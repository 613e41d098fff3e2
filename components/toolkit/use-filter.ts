'use client'

import { useEffect, useState } from 'react'
import { ALL, type Filter } from './matches'

/** The filter of this page, and in its address, so that a colleague who is sent the link sees the same. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(ALL)

  useEffect(() => {
    // The server makes one page for all filters.
    const asked = new URLSearchParams(window.location.search)
    setFilter(cleared(over(ALL, (name) => asked.get(name) ?? '')))
  }, [])

  const change = (next: Filter) => {
    setFilter(cleared(next))
    const asked = Object.entries(next).filter(([, value]) => value)
    const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''
    window.history.replaceState(null, '', window.location.pathname + query)
  }
  return [filter, change]
}

/** One that asks for nothing is the same as none. */
const cleared = (filter: Filter) => (Object.values(filter).some(Boolean) ? filter : ALL)

const over = (filter: Filter, value: (name: string) => string) =>
  Object.fromEntries(Object.keys(filter).map((name) => [name, value(name)])) as Filter
