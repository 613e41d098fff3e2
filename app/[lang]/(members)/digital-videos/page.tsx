import { settings } from '@/base/settings'
import { VideoList } from '@/components/library/video-list'
import { GroupTabs } from '@/components/site/group-tabs'
import { WorkHead } from '@/components/site/work-head'
import { videoText } from '@/i18n/videos'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { findVideoCards } from '@/lib/library/books'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: videoText().title,
  robots: { index: false },
}))

export default async function DigitalVideosPage() {
  const { title, lede } = videoText()
  const cacheVariant = await requireMember(routes.digitalVideos)
  await markCacheable(cacheVariant)
  return (
    <main className="page-width work-main">
      <WorkHead tabs={<GroupTabs group="library" />} title={title} lede={lede} />
      <VideoList
        videos={await findVideoCards(cacheVariant)}
        isSubscribed={cacheVariant.isSubscribed}
        delayMs={settings().listLoadDelayMs}
      />
    </main>
  )
}
