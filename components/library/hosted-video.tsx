'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { VideoCard } from '@/lib/library/schema'
import { videoWords } from '@/words/videos'

type Props = Pick<VideoCard, 'title' | 'poster'> & { frame: string }

/** Nothing is asked of the video host, and nothing told to it, before the viewer presses Play. */
export function HostedVideo({ title, poster, frame }: Props) {
  const words = videoWords()
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      <iframe
        src={frame}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        className="screen"
      />
    )
  return (
    <div className="screen relative grid place-items-center">
      <img
        {...poster}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-contain opacity-60"
      />
      <div className="relative">
        <Button aria-label={words.playThis(title)} onClick={() => setPlaying(true)}>
          {words.play}
        </Button>
      </div>
    </div>
  )
}
