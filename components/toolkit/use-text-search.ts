import { useEffect, useState } from 'react'
import { get } from '@/lib/client/api'
import { MAX_QUERY, type TextMatches } from '@/lib/toolkit/schema'

const PAUSE_MS = 250
const SHORTEST = 2

/** What the files themselves say about the words that were typed. Without an answer only titles count. */
export function useTextSearch(words: string): TextMatches {
  const [found, setFound] = useState<TextMatches>({})
  useEffect(() => {
    const asked = words.trim().slice(0, MAX_QUERY)
    if (asked.length < SHORTEST) return setFound({})
    let isCurrent = true
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ words: asked })
      const answer = await get<{ found: TextMatches }>(`/api/toolkit/search?${query}`)
      if (isCurrent && answer.ok) setFound(answer.data.found)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words])
  return found
}
