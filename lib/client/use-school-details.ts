'use client'

import { useCallback, useEffect, useState } from 'react'
import type { SubscriptionStatus } from '@/lib/schools/schema'
import { get } from './api'
import { useAuth } from './use-auth'

export type SchoolDetails = {
  school: string
  role: 'teacher' | 'coordinator'
  status: SubscriptionStatus
  fields: Record<string, string> | null
  reference: string | null
  reason: string | null
  term: { firstDay: string; lastDay: string } | null
}

export function useSchoolDetails() {
  const { currentUser } = useAuth()
  const [details, setDetails] = useState<SchoolDetails | null>(null)
  const id = currentUser?.id
  const refresh = useCallback(async () => {
    const outcome = await get<{ details: SchoolDetails | null }>('/api/school/details')
    if (outcome.ok) setDetails(outcome.data.details)
  }, [])
  useEffect(() => {
    if (id) void refresh()
    else setDetails(null)
  }, [id, refresh])
  return { details, look: refresh }
}
