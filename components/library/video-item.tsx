import { Badge } from '@/components/ui/badge'
import { LANGUAGES } from '@/i18n/languages'
import { videoText } from '@/i18n/videos'
import type { VideoCard } from '@/lib/library/schema'
import { CompanionLink } from './companion-link'
import { HostedVideo } from './hosted-video'
import { VideoPlayer } from './video-player'

export function VideoItem({ video, canPlay }: { video: VideoCard; canPlay: boolean }) {
  const text = videoText()
  const { lang, languageName, title, description, isPremium } = video
  return (
    <li className="sheet flex flex-col overflow-hidden">
      <VideoScreen video={video} canPlay={canPlay} />
      <div className="flex flex-col items-start px-4 py-4 sm:px-5">
        <h2 lang={lang} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={isPremium ? 'premium' : 'free'}>
            {isPremium ? text.premium : text.open}
          </Badge>
          {languageName && <Badge>{languageName}</Badge>}
        </p>
        <p lang={lang} className="mt-3">
          {description}
        </p>
        {video.extent && (
          <p className="mt-2 text-muted">
            {text.extent(
              video.extent.seconds,
              video.extent.bytes / 1_000_000,
              video.extent.languages.map((language) => LANGUAGES[language].name).join(', '),
            )}
          </p>
        )}
        <CompanionLink companion={video.companion} />
      </div>
    </li>
  )
}

function VideoScreen({ video, canPlay }: { video: VideoCard; canPlay: boolean }) {
  const { id, title, poster, player } = video
  if (!canPlay || !player) return <LockedPoster video={video} />
  if ('frame' in player)
    return <HostedVideo title={title} poster={poster} embedUrl={player.frame} />
  return <VideoPlayer id={id} title={title} poster={poster} player={player} />
}

function LockedPoster({ video: { poster, isPremium } }: { video: VideoCard }) {
  const { locked: lockedText, loggedOut: loggedOutText } = videoText()
  return (
    <div className="screen relative">
      <img {...poster} alt="" loading="lazy" decoding="async" className="size-full opacity-60" />
      <p className="absolute inset-x-0 bottom-3 text-center">
        <Badge>{isPremium ? lockedText : loggedOutText}</Badge>
      </p>
    </div>
  )
}
