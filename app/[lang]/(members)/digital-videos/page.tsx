import { settings } from '@/base/settings'
import { VideoList } from '@/components/library/video-list'
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
    <main className="page-width page-main">
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <VideoList
        videos={await findVideoCards(cacheVariant)}
        isSubscribed={cacheVariant.isSubscribed}
        delayMs={settings().listLoadDelayMs}
      />
    </main>
  )
}
