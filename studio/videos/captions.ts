import { writeFileSync } from 'node:fs'
import type { Video } from '@/content/videos/catalogue'
import { captionTranslations } from '@/content/videos/sources/captions'
import { type Cue, type Reel, translateCues } from '@/content/videos/sources/video-script'
import { completeLanguages } from '@/i18n/partial-languages'
import { nameCaptionsFile } from '@/lib/library/videos'

export const VIDEOS_FOLDER = 'content/videos/files'

export function writeCaptions(video: Video, reel: Reel) {
  for (const { file, text } of createCaptions(video, reel)) writeFileSync(file, text)
}

/** One file in each language. */
export const createCaptions = ({ captions }: Video, { cues }: Reel) =>
  completeLanguages.map((language) => ({
    file: `${VIDEOS_FOLDER}/${nameCaptionsFile(captions, language)}`,
    text: createWebVtt(
      language === 'en' ? cues : translateCues(cues, captionTranslations[language]),
    ),
  }))

function createWebVtt(cues: Cue[]): string {
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
