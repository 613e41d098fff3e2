'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentNews, noNews, onNews } from '@/lib/client/news'
import { useAuth } from '@/lib/client/use-auth'

const NewsLines = lazy(() => import('./news-lines'))

/** At the foot of the window, in nobody's way. What it says is fetched when there is something to say. */
export function NewsBar() {
  const news = useSyncExternalStore(onNews, currentNews, noNews)
  const { isAuthenticated } = useAuth()
  if (!isAuthenticated || !(news.notice || news.erased_on)) return null
  return (
    <Suspense>
      <NewsLines news={news} />
    </Suspense>
  )
}
