'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getNotices, getServerNotices, subscribeToNotices } from '@/lib/client/notices'
import { useAuth } from '@/lib/client/use-auth'

const NoticeList = lazy(() => import('./notice-list'))

/** At the foot of the window, in nobody's way. What it says is fetched when there is something to say. */
export function NoticeBar() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, getServerNotices)
  const { isAuthenticated } = useAuth()
  if (!isAuthenticated || !(notices.notice || notices.erased_on)) return null
  return (
    <Suspense>
      <NoticeList news={notices} />
    </Suspense>
  )
}
