import { Badge } from '@/components/ui/badge'
import type { VideoCard } from '@/lib/library/schema'
import { videoWords } from '@/words/videos'
import { CompanionLink } from './companion-link'
import { FilmPlayer } from './film-player'
import { HostedVideo } from './hosted-video'

/** One film, to be played on the spot, or its poster behind a lock. */
export function VideoSheet({ video, open }: { video: VideoCard; open: boolean }) {
  const words = videoWords()
  const { title, description, isPremium } = video
  return (
    <li className="sheet flex flex-col overflow-hidden">
      <Screen video={video} open={open} />
      <div className="flex flex-col items-start px-4 py-4 sm:px-5">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2">
          <Badge tone={isPremium ? 'premium' : 'free'}>
            {isPremium ? words.premium : words.open}
          </Badge>
        </p>
        <p className="mt-3">{description}</p>
        {video.extent && (
          <p className="mt-2 text-muted">
            {words.extent(video.extent.seconds, video.extent.bytes / 1_000_000)}
          </p>
        )}
        <CompanionLink companion={video.companion} />
      </div>
    </li>
  )
}

function Screen({ video, open }: { video: VideoCard; open: boolean }) {
  const { id, title, poster, player } = video
  if (!open || !player) return <LockedPoster video={video} />
  if ('frame' in player) return <HostedVideo title={title} poster={poster} frame={player.frame} />
  return <FilmPlayer id={id} title={title} poster={poster} player={player} />
}

function LockedPoster({ video: { poster, isPremium } }: { video: VideoCard }) {
  const { locked, loggedOut } = videoWords()
  return (
    <div className="screen relative">
      <img {...poster} alt="" loading="lazy" decoding="async" className="size-full opacity-60" />
      <p className="absolute inset-x-0 bottom-3 text-center">
        <Badge>{isPremium ? locked : loggedOut}</Badge>
      </p>
    </div>
  )
}
