import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Cue } from './schema'

/** What a film says and when, from its captions; and how heavy it is. Read once a process: files of the build. */

const FILES = 'content/videos/files'
const read = new Map<string, unknown>()

export const transcriptOf = (captions: string) =>
  once(captions, (file) => cuesIn(readFileSync(file, 'utf8')))

export const bytesOf = (film: string) => once(film, (file) => statSync(file).size)

function once<Value>(name: string, make: (file: string) => Value): Value {
  const value = (read.get(name) as Value | undefined) ?? make(path.join(FILES, name))
  read.set(name, value)
  return value
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
