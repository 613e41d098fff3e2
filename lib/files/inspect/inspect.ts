import 'server-only'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sort } from '../schema'
import { lookInto } from './apart'
import { captionsIn } from './captions'
import { filmIn } from './film'
import type { Content, Found } from './found'
import { officeIn } from './office'
import { inQueue } from './queue'
import { srtAsVtt } from './srt'

/** What a file really is. Throws a refusal with its sentence for what is broken, hostile or of no use. */

type Drawn = { width: number; height: number }

/** `folder` is this file's own, and goes with it; a film is never laid into it. */
type Given = { upload: string; file: Content; place: string; folder: string }

/** A film is judged by its index alone and waits for nobody. */
export const inspect = (sort: Sort, given: Given): Promise<Found> =>
  sort === 'film' ? BY_SORT.film(given) : inQueue(given.upload, () => BY_SORT[sort](given))

const BY_SORT: Record<Sort, (given: Given) => Promise<Found>> = {
  film: async ({ file }) => ({ kind: 'film', type: 'video/mp4', facts: await filmIn(file) }),
  captions: async ({ file }) => captionsOf(captionsIn(await file.read(0, file.bytes))),
  srt: async ({ file, folder }) => {
    const instead = path.join(folder, 'converted')
    const converted = Buffer.from(srtAsVtt(await file.read(0, file.bytes)))
    await writeFile(instead, converted)
    return { ...captionsOf(captionsIn(converted)), instead }
  },
  office: ({ file }) => officeIn(file),
  picture: async ({ place, folder }) => {
    const instead = path.join(folder, 'drawn')
    const facts = await lookInto<Drawn>('picture', [place, instead])
    return { kind: 'picture', type: 'image/webp', facts, instead }
  },
  pdf: async ({ place, folder }) => {
    const [cover, words] = [path.join(folder, 'cover'), path.join(folder, 'words')]
    const found = await lookInto<{ pages: number; cover: Drawn }>('pdf', [place, cover, words])
    return {
      kind: 'pdf',
      type: 'application/pdf',
      facts: { pages: found.pages },
      cover: { file: cover, ...found.cover },
      pages: JSON.parse(await readFile(words, 'utf8')),
    }
  },
}

const captionsOf = (facts: Found['facts']): Found => ({
  kind: 'captions',
  type: 'text/vtt; charset=utf-8',
  facts,
})
