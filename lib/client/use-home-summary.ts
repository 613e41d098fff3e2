'use client'

import { useEffect, useState } from 'react'
import type { HomeSummary } from '@/lib/learning/schema'
import { get } from './api'
import { useAuth } from './use-auth'

/** Spreads the refreshes of 10,000 browsers over most of a second. */
const REFRESH_SPREAD_MS = 900
const MAX_TIMER_MS = 24 * 60 * 60 * 1000

/** Null until the call succeeds. It is repeated when the session changes state and when the tab is shown. */
export function useHomeSummary(): HomeSummary | null {
  const userId = useAuth().currentUser?.id
  const [summary, setSummary] = useState<HomeSummary | null>(null)
  const [refreshCount, setRefreshCount] = useState(0)

  useEffect(() => {
    if (!userId) return
    const refresh = () => setRefreshCount((count) => count + 1)
    const refreshWhenVisible = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      document.removeEventListener('visibilitychange', refreshWhenVisible)
      setSummary(null)
    }
  }, [userId])

  // A response for an earlier user is discarded; a failed one keeps what is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refresh repeats the call
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    void get<HomeSummary>('/api/home').then(({ ok, data }) => {
      if (ok && isCurrent) setSummary(data)
    })
    return () => {
      isCurrent = false
    }
  }, [userId, refreshCount])

  useEffect(() => {
    const changesInMs = summary?.next?.changesIn ?? null
    if (changesInMs === null || changesInMs > MAX_TIMER_MS) return
    const timer = setTimeout(
      () => setRefreshCount((count) => count + 1),
      changesInMs + Math.random() * REFRESH_SPREAD_MS,
    )
    return () => clearTimeout(timer)
  }, [summary])

  return summary
}
