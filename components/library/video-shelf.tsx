'use client'

import { LookedThrough } from '@/components/ui/looked-through'
import { useAccess } from '@/lib/client/use-access'
import type { VideoCard } from '@/lib/library/schema'
import { routes } from '@/lib/routes'
import { listWords } from '@/words/lists'
import { videoWords } from '@/words/videos'
import { Invitation } from './invitation'
import { LoadingList } from './loading-list'
import { VideoNotice } from './video-notice'
import { VideoSheet } from './video-sheet'

type Props = { list: VideoCard[]; isSubscribed: boolean; delayMs: number }

/** The films in their three states. */
export function VideoShelf({ list, isSubscribed, delayMs }: Props) {
  const words = videoWords()
  const access = useAccess(isSubscribed)
  return (
    <>
      <VideoNotice access={access} />
      <LoadingList text={words.loading} delayMs={delayMs}>
        <LookedThrough
          list={list}
          said={({ title, description }) => [title, description]}
          kindOf={({ isPremium }) => (isPremium ? words.premium : words.open)}
          counted={listWords().films}
        >
          {(found) => (
            <ul className="grid gap-6 md:grid-cols-2">
              {found.map((video) => (
                <VideoSheet key={video.id} video={video} open={access !== 'visitor'} />
              ))}
            </ul>
          )}
        </LookedThrough>
        {access !== 'subscriber' && (
          <Invitation
            {...words.unlock}
            href={access === 'visitor' ? routes.register : routes.subscriptionForm}
            picture="video"
          />
        )}
      </LoadingList>
    </>
  )
}
