'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useAuth } from './use-auth'

export type Access = 'visitor' | 'member' | 'subscriber'
export type Seat = { id: string; isSubscribed: boolean }

/**
 * What an open members' page may still show: what the server rendered it for, until the session ends
 * here or in another tab. Keeps the stored user in step with the server, and the page with both.
 */
export function useAccess({ id, isSubscribed }: Seat): Access {
  const { hasEnded, currentUser, hasSubscription, updateSubscription } = useAuth()
  const router = useRouter()
  const stored = currentUser && `${currentUser.id} ${hasSubscription}`
  const before = useRef<string | null>(null)

  useEffect(() => {
    // Another tab subscribed or changed hands: this page is out of date.
    if (before.current && stored && stored !== before.current && stored !== `${id} ${isSubscribed}`)
      router.refresh()
    before.current = stored
  }, [router, stored, id, isSubscribed])

  const own = currentUser?.id === id
  useEffect(() => {
    // The server has just looked.
    if (own) updateSubscription(isSubscribed ? 1 : 0)
  }, [own, isSubscribed, updateSubscription])

  if (hasEnded) return 'visitor'
  return isSubscribed ? 'subscriber' : 'member'
}
