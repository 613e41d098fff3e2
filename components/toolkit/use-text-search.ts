import { useEffect, useState } from 'react'
import { get } from '@/lib/client/api'
import { MAX_QUERY_CHARS, type TextMatches } from '@/lib/toolkit/schema'

const DEBOUNCE_MS = 250
const MIN_QUERY_LENGTH = 2

/** Searches the files' text on the server; without a response only titles match. */
export function useTextSearch(searchTerms: string): TextMatches {
  const [textMatches, setTextMatches] = useState<TextMatches>({})
  useEffect(() => {
    const query = searchTerms.trim().slice(0, MAX_QUERY_CHARS)
    if (query.length < MIN_QUERY_LENGTH) return setTextMatches({})
    let isCurrent = true
    const timer = setTimeout(async () => {
      const params = new URLSearchParams({ words: query })
      const result = await get<{ matches: TextMatches }>(`/api/toolkit/search?${params}`)
      if (isCurrent && result.ok) setTextMatches(result.data.matches)
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [searchTerms])
  return textMatches
}
