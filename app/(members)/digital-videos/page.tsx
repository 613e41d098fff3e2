import type { Metadata } from 'next'
import { settings } from '@/base/settings'
import { VideoShelf } from '@/components/library/video-shelf'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { videosFor } from '@/lib/library/queries'
import { routes } from '@/lib/routes'
import { videoWords } from '@/words/videos'

export const generateMetadata = (): Metadata => ({
  title: videoWords().title,
  robots: { index: false },
})

export default async function DigitalVideosPage() {
  const { title, lede } = videoWords()
  const standing = await requireMember(routes.digitalVideos)
  await shareFor(standing)
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <VideoShelf
        list={await videosFor(standing)}
        isSubscribed={standing.isSubscribed}
        delayMs={settings().listLoadDelayMs}
      />
    </main>
  )
}
