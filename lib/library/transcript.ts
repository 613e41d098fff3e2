import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Cue } from './schema'

const read = new Map<string, Cue[]>()

/** What a film says and when, from its captions. Read once a process: a file of the build. */
export function transcriptOf(captions: string): Cue[] {
  const cues =
    read.get(captions) ?? cuesIn(readFileSync(path.join('content/videos/files', captions), 'utf8'))
  read.set(captions, cues)
  return cues
}

const TIMES = /^(\d{1,4}):(\d\d\.\d{3}) --> (\d{1,4}):(\d\d\.\d{3})/

function cuesIn(vtt: string): Cue[] {
  return vtt
    .split('\n\n')
    .map((block) => block.split('\n'))
    .flatMap((lines) => {
      const at = lines.findIndex((line) => TIMES.test(line))
      const [, m1, s1, m2, s2] = TIMES.exec(lines[at] ?? '') ?? []
      if (at < 0) return []
      const seconds = (minutes?: string, rest?: string) => Number(minutes) * 60 + Number(rest)
      return [
        {
          from: seconds(m1, s1),
          to: seconds(m2, s2),
          text: lines
            .slice(at + 1)
            .join(' ')
            .trim(),
        },
      ]
    })
}
