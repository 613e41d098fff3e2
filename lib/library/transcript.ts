import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ItemFile } from '@/lib/content/item'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import { listCaptions } from './captions'
import type { TranscriptCue } from './schema'

const cuesByFile = new Map<string, TranscriptCue[]>()
const MAX_CACHED_TRANSCRIPTS = 200

/** In the page's language if possible. Cached per process, since a file never changes under its name. */
export async function getTranscript(captions?: ItemFile): Promise<TranscriptCue[]> {
  const [first] = listCaptions(captions)
  const name = first?.file.bundled ?? first?.file.fileId
  if (!first || !name) return []
  const cues = cuesByFile.get(name) ?? parseCues(await readCaptions(first.file))
  cuesByFile.set(name, cues)
  const [oldest] = cuesByFile.keys()
  if (cuesByFile.size > MAX_CACHED_TRANSCRIPTS && oldest) cuesByFile.delete(oldest)
  return cues
}

async function readCaptions({ bundled, fileId }: ItemFile): Promise<string> {
  if (bundled) return readFile(path.join('content/videos/files', bundled), 'utf8')
  return text(await getFileStore().get(buildFileKey(fileId ?? '')))
}

const TIMES_PATTERN =
  /^(?:(\d{1,3}):)?(\d{1,4}):(\d\d\.\d{3}) --> (?:(\d{1,3}):)?(\d{1,4}):(\d\d\.\d{3})/

function parseCues(vtt: string): TranscriptCue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .map((block) => block.split('\n'))
    .flatMap((lines) => {
      const timesIndex = lines.findIndex((line) => TIMES_PATTERN.test(line))
      const [, h1, m1, s1, h2, m2, s2] = TIMES_PATTERN.exec(lines[timesIndex] ?? '') ?? []
      if (timesIndex < 0) return []
      return [
        {
          from: toSeconds(h1, m1, s1),
          to: toSeconds(h2, m2, s2),
          text: lines
            .slice(timesIndex + 1)
            .join(' ')
            .trim(),
        },
      ]
    })
}

const toSeconds = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
