'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { usePreviewAccess } from './preview-access'
import { useAuth } from './use-auth'

export type PageAccess = 'visitor' | 'member' | 'subscriber'

/**
 * What an open members' page may still show: what the server made it for, until the session ends
 * here or in another tab. Keeps the stored user in step with the server, and the page with both.
 */
export function useAccess(isSubscribed: boolean): PageAccess {
  const { hasEnded, currentUser, hasSubscription, updateSubscription } = useAuth()
  const previewAccess = usePreviewAccess()
  const router = useRouter()
  const isStoredSubscribed = currentUser && hasSubscription
  const previous = useRef(isStoredSubscribed)

  useEffect(() => {
    // The server has just looked; a preview says nothing of who looks.
    if (!previewAccess) updateSubscription(isSubscribed ? 1 : 0)
  }, [previewAccess, isSubscribed, updateSubscription])

  useEffect(() => {
    if (isStoredSubscribed === null || previewAccess) return
    // Another tab subscribed, or someone else logged in there: this page is out of date.
    const hasChanged = previous.current !== null && previous.current !== isStoredSubscribed
    if (hasChanged && isStoredSubscribed !== isSubscribed) router.refresh()
    previous.current = isStoredSubscribed
  }, [router, previewAccess, isStoredSubscribed, isSubscribed])

  if (previewAccess) return previewAccess
  if (hasEnded) return 'visitor'
  return isSubscribed ? 'subscriber' : 'member'
}
