'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { type PageAccess, usePreviewAccess } from './preview-access'
import { useAuth } from './use-auth'

/** An open members' page stays visible until the session ends in any tab. */
export function useAccess(isSubscribed: boolean): PageAccess {
  const { hasEnded, currentUser, hasSubscription, updateSubscription } = useAuth()
  const previewAccess = usePreviewAccess()
  const router = useRouter()
  const isStoredSubscribed = currentUser && hasSubscription
  const previous = useRef(isStoredSubscribed)

  useEffect(() => {
    // The server has just checked; a preview says nothing about the viewer.
    if (!previewAccess) updateSubscription(isSubscribed ? 1 : 0)
  }, [previewAccess, isSubscribed, updateSubscription])

  useEffect(() => {
    if (isStoredSubscribed === null || previewAccess) return
    // Another tab subscribed or logged in as someone else: this page is outdated.
    const hasChanged = previous.current !== null && previous.current !== isStoredSubscribed
    if (hasChanged && isStoredSubscribed !== isSubscribed) router.refresh()
    previous.current = isStoredSubscribed
  }, [router, previewAccess, isStoredSubscribed, isSubscribed])

  if (previewAccess) return previewAccess
  if (hasEnded) return 'visitor'
  return isSubscribed ? 'subscriber' : 'member'
}
