import type { Metadata } from 'next'
import { settings } from '@/base/settings'
import { VideoShelf } from '@/components/library/video-shelf'
import { videos } from '@/content/pages/videos'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { videosFor } from '@/lib/library/queries'

export const metadata: Metadata = { title: videos.title, robots: { index: false } }

export default async function DigitalVideosPage() {
  const standing = await requireMember()
  await shareFor(standing)
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{videos.title}</h1>
      <p className="lede mt-4">{videos.lede}</p>
      <VideoShelf
        list={videosFor(standing)}
        isSubscribed={standing.isSubscribed}
        delayMs={settings().listLoadDelayMs}
      />
    </main>
  )
}
