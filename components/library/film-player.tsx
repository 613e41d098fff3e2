'use client'

import { useRef, useState } from 'react'
import type { Player, VideoCard } from '@/lib/library/schema'
import { videoWords } from '@/words/videos'
import { Transcript } from './transcript'
import { useResume } from './use-resume'

type Props = Pick<VideoCard, 'id' | 'title' | 'poster'> & {
  player: Exclude<Player, { frame: string }>
}

/** The project's own film. Nothing of it is fetched before somebody presses Play. */
export function FilmPlayer({ id, title, poster, player }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState(-1)
  const { resume, remember } = useResume(id)
  const goTo = (seconds: number) => {
    if (!film.current) return
    film.current.currentTime = seconds
    void film.current.play()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a film without sound comes without captions */}
      <video
        ref={film}
        controls
        playsInline
        preload="none"
        poster={poster.src}
        aria-label={title}
        className="screen"
        onLoadedMetadata={({ currentTarget }) => void resume(currentTarget)}
        onTimeUpdate={({ currentTarget }) => {
          setNow(currentTarget.currentTime)
          remember(currentTarget)
        }}
        onVolumeChange={captionWhatIsSilent}
      >
        <source src={player.src} type="video/mp4" />
        {player.captions && (
          <track
            kind="captions"
            srcLang="en"
            label={videoWords().captions}
            src={player.captions}
            default
          />
        )}
      </video>
      {player.transcript.length > 0 && (
        <Transcript cues={player.transcript} now={now} goTo={goTo} />
      )}
    </>
  )
}

/** Whoever turns the sound off reads; whoever hears may have put the captions away. */
function captionWhatIsSilent({ currentTarget: film }: { currentTarget: HTMLVideoElement }) {
  const [captions] = film.textTracks
  if (captions && (film.muted || film.volume === 0)) captions.mode = 'showing'
}
