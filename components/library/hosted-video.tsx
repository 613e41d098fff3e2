'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { videoText } from '@/i18n/videos'
import type { VideoCard } from '@/lib/library/schema'

type Props = Pick<VideoCard, 'title' | 'poster'> & { embedUrl: string }

/** Contacts the video host only after the viewer presses Play. */
export function HostedVideo({ title, poster, embedUrl }: Props) {
  const text = videoText()
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying)
    return (
      <iframe
        src={embedUrl}
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
        <Button aria-label={text.playThis(title)} onClick={() => setIsPlaying(true)}>
          {text.play}
        </Button>
      </div>
    </div>
  )
}
