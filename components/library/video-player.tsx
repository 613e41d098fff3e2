'use client'

import { useRef, useState } from 'react'
import { LANGUAGES } from '@/i18n/languages'
import { rememberLastVideo } from '@/lib/client/use-last-video'
import type { VideoCard, VideoPlayerSource } from '@/lib/library/schema'
import { Transcript } from './transcript'
import { useResumePlayback } from './use-resume-playback'

type Props = Pick<VideoCard, 'id' | 'title' | 'poster'> & {
  player: Exclude<VideoPlayerSource, { frame: string }>
}

/** Loads nothing before the user presses Play. */
export function VideoPlayer({ id, title, poster, player }: Props) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [currentSeconds, setCurrentSeconds] = useState(-1)
  const { resume, remember } = useResumePlayback(id)
  const seekTo = (seconds: number) => {
    if (!videoRef.current) return
    videoRef.current.currentTime = seconds
    void videoRef.current.play()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a video without sound has no captions */}
      <video
        ref={videoRef}
        controls
        playsInline
        preload="none"
        poster={poster.src}
        aria-label={title}
        className="screen"
        onLoadedMetadata={({ currentTarget }) => void resume(currentTarget)}
        onPlay={() => rememberLastVideo({ title, picture: poster })}
        onTimeUpdate={({ currentTarget }) => {
          setCurrentSeconds(currentTarget.currentTime)
          remember(currentTarget)
        }}
        onVolumeChange={showCaptionsWhenMuted}
      >
        <source src={player.src} type="video/mp4" />
        {player.captions.map(({ language, src }, index) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            label={LANGUAGES[language].name}
            src={src}
            default={index === 0}
          />
        ))}
      </video>
      {player.transcript.length > 0 && (
        <Transcript
          cues={player.transcript}
          language={player.captions[0]?.language}
          currentSeconds={currentSeconds}
          seekTo={seekTo}
        />
      )}
    </>
  )
}

/** Muting turns captions on, unless some are; unmuting leaves them as they are. */
function showCaptionsWhenMuted({ currentTarget: video }: { currentTarget: HTMLVideoElement }) {
  const tracks = [...video.textTracks]
  const [track] = tracks
  if (!track || tracks.some(({ mode }) => mode === 'showing')) return
  if (video.muted || video.volume === 0) track.mode = 'showing'
}
