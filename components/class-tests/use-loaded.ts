'use client'

import { useEffect, useState } from 'react'
import { get } from '@/lib/client/api'

/** `failed` keeps a message; calling `again` asks once more. */
export function useLoaded<Data>(path: string) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ path: string; data: Data | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true
    void get<Data>(path).then((result) => {
      if (isCurrent) setLoaded({ path, data: result.ok ? result.data : null })
    })
    return () => {
      isCurrent = false
    }
  }, [path, attempt])
  const isCurrent = loaded?.path === path
  return {
    data: isCurrent ? loaded.data : null,
    hasFailed: isCurrent && loaded.data === null,
    again: () => {
      setLoaded(null)
      setAttempt(attempt + 1)
    },
  }
}
