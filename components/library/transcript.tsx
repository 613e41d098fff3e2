import { useEffect, useRef } from 'react'
import { videoText } from '@/i18n/videos'
import type { TranscriptCue } from '@/lib/library/schema'
import { LOADS_SCRIPTS } from '@/server/contract'

type Props = {
  cues: TranscriptCue[]
  language?: string
  currentSeconds: number
  seekTo: (seconds: number) => void
}

export function Transcript({ cues, language, currentSeconds, seekTo }: Props) {
  const listRef = useRef<HTMLOListElement>(null)
  const currentIndex = cues.findLastIndex(
    ({ from: startSeconds }) => startSeconds <= currentSeconds,
  )
  useEffect(() => {
    const cueElement = listRef.current?.children[currentIndex]
    if (!(cueElement instanceof HTMLElement) || !listRef.current) return
    // Scrolls only the list, never the page.
    listRef.current.scrollTop = cueElement.offsetTop - listRef.current.clientHeight / 3
  }, [currentIndex])
  return (
    <details className="border-b border-rule px-4 sm:px-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {videoText().transcript}
      </summary>
      <ol ref={listRef} lang={language} className="relative mb-3 max-h-64 overflow-y-auto">
        {cues.map(({ from: startSeconds, text }, index) => (
          <li key={startSeconds}>
            <button
              type="button"
              {...LOADS_SCRIPTS.onInteraction}
              aria-current={index === currentIndex ? 'time' : undefined}
              onClick={() => seekTo(startSeconds)}
              className="min-h-11 w-full rounded-control px-2 py-1 text-left hover:bg-sky current:bg-marigold-tint"
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
