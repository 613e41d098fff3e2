'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getNotices, getServerNotices, hasNotice, subscribeToNotices } from '@/lib/client/notices'
import { useAuth } from '@/lib/client/use-auth'

const NoticeList = lazy(() => import('./notice-list'))

/** Its texts are loaded only when there is a notice. */
export function NoticeBar() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, getServerNotices)
  const { isAuthenticated } = useAuth()
  if (!isAuthenticated || !hasNotice(notices)) return null
  return (
    <Suspense>
      <NoticeList notices={notices} />
    </Suspense>
  )
}
