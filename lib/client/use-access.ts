'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useShownAs } from './shown-as'
import { useAuth } from './use-auth'

export type Access = 'visitor' | 'member' | 'subscriber'

/**
 * What an open members' page may still show: what the server made it for, until the session ends
 * here or in another tab. Keeps the stored user in step with the server, and the page with both.
 */
export function useAccess(isSubscribed: boolean): Access {
  const { hasEnded, currentUser, hasSubscription, updateSubscription } = useAuth()
  const shownAs = useShownAs()
  const router = useRouter()
  const stored = currentUser && hasSubscription
  const before = useRef(stored)

  useEffect(() => {
    // The server has just looked; a preview says nothing of who looks.
    if (!shownAs) updateSubscription(isSubscribed ? 1 : 0)
  }, [shownAs, isSubscribed, updateSubscription])

  useEffect(() => {
    if (stored === null || shownAs) return
    // Another tab subscribed, or someone else logged in there: this page is out of date.
    const changed = before.current !== null && before.current !== stored
    if (changed && stored !== isSubscribed) router.refresh()
    before.current = stored
  }, [router, shownAs, stored, isSubscribed])

  if (shownAs) return shownAs
  if (hasEnded) return 'visitor'
  return isSubscribed ? 'subscriber' : 'member'
}
