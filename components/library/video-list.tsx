'use client'

import { FilterableList } from '@/components/ui/filterable-list'
import { listText } from '@/i18n/lists'
import { videoText } from '@/i18n/videos'
import { useAccess } from '@/lib/client/use-access'
import type { VideoCard } from '@/lib/library/schema'
import { routes } from '@/lib/routes'
import { LoadingList } from './loading-list'
import { UpgradeCard } from './upgrade-card'
import { VideoItem } from './video-item'
import { VideoNotice } from './video-notice'

type Props = { videos: VideoCard[]; isSubscribed: boolean; delayMs: number }

export function VideoList({ videos, isSubscribed, delayMs }: Props) {
  const text = videoText()
  const access = useAccess(isSubscribed)
  return (
    <>
      <VideoNotice access={access} />
      <LoadingList text={text.loading} delayMs={delayMs}>
        <FilterableList
          items={videos}
          getSearchTexts={({ title, otherTitles = [], description }) => [
            title,
            ...otherTitles,
            description,
          ]}
          getKind={({ isPremium }) => (isPremium ? text.premium : text.open)}
          formatCount={listText().videos}
        >
          {(visibleVideos) => (
            <ul className="grid gap-6 md:grid-cols-2">
              {visibleVideos.map((video) => (
                <VideoItem key={video.id} video={video} canPlay={access !== 'visitor'} />
              ))}
            </ul>
          )}
        </FilterableList>
        {access !== 'subscriber' && (
          <UpgradeCard
            {...text.unlock}
            href={access === 'visitor' ? routes.register : routes.subscriptionForm}
            picture="video"
          />
        )}
      </LoadingList>
    </>
  )
}
