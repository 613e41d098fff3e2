import type { Cue } from '@/content/videos/sources/video-script'

export function createWebVtt(cues: Cue[]): string {
  const blocks = cues.map(
    ({ from, to, text }, i) =>
      `${i + 1}\n${formatTimestamp(from)} --> ${formatTimestamp(to)}\n${text}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

function formatTimestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const padTwo = (n: number) => String(Math.floor(n)).padStart(2, '0')
  return `${padTwo(ms / 60_000)}:${padTwo((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
