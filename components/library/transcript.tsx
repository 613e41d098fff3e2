import { useEffect, useRef } from 'react'
import type { Cue } from '@/lib/library/schema'
import { videoWords } from '@/words/videos'

type Props = { cues: Cue[]; now: number; goTo: (seconds: number) => void }

/** All that is said, line by line: it follows the film, and a line leads to its place there. */
export function Transcript({ cues, now, goTo }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const current = cues.findLastIndex(({ from }) => from <= now)
  useEffect(() => {
    const line = list.current?.children[current]
    if (!(line instanceof HTMLElement) || !list.current) return
    // Only the list scrolls, never the page under whoever reads it.
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3
  }, [current])
  return (
    <details className="border-b border-rule px-4 sm:px-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {videoWords().transcript}
      </summary>
      <ol ref={list} lang="en" className="relative mb-3 max-h-64 overflow-y-auto">
        {cues.map(({ from, text }, index) => (
          <li key={from}>
            <button
              type="button"
              data-live="touched"
              aria-current={index === current ? 'time' : undefined}
              onClick={() => goTo(from)}
              className="min-h-11 w-full rounded-control px-2 py-1 text-left hover:bg-sky aria-[current]:bg-marigold-tint"
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
