import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ItemFile } from '@/lib/content/item'
import { fileStore, keyOfFile } from '@/lib/files/store'
import type { Cue } from './schema'

/** The latest that were read. */
const read = new Map<string, Cue[]>()
const MOST_READ = 200

/** What a film says and when, from its captions. Read once a process: neither file changes under its name. */
export async function transcriptOf(captions?: ItemFile): Promise<Cue[]> {
  const name = captions?.bundled ?? captions?.fileId
  if (!captions || !name) return []
  const cues = read.get(name) ?? cuesIn(await wordsOf(captions))
  read.set(name, cues)
  const [oldest] = read.keys()
  if (read.size > MOST_READ && oldest) read.delete(oldest)
  return cues
}

async function wordsOf({ bundled, fileId }: ItemFile): Promise<string> {
  if (bundled) return readFile(path.join('content/videos/files', bundled), 'utf8')
  return text(await fileStore().get(keyOfFile(fileId ?? '')))
}

const TIMES = /^(?:(\d{1,3}):)?(\d{1,4}):(\d\d\.\d{3}) --> (?:(\d{1,3}):)?(\d{1,4}):(\d\d\.\d{3})/

function cuesIn(vtt: string): Cue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .map((block) => block.split('\n'))
    .flatMap((lines) => {
      const at = lines.findIndex((line) => TIMES.test(line))
      const [, h1, m1, s1, h2, m2, s2] = TIMES.exec(lines[at] ?? '') ?? []
      if (at < 0) return []
      return [
        {
          from: seconds(h1, m1, s1),
          to: seconds(h2, m2, s2),
          text: lines
            .slice(at + 1)
            .join(' ')
            .trim(),
        },
      ]
    })
}

const seconds = (hours = '0', minutes = '0', rest = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
