import type { Cue } from '@/content/videos/sources/film'

/** The captions as WebVTT. */
export function webVtt(cues: Cue[]): string {
  const blocks = cues.map(
    ({ from, to, text }, i) => `${i + 1}\n${clock(from)} --> ${clock(to)}\n${text}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  return `${two(ms / 60_000)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
