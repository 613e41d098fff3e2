import 'server-only'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileType } from '../schema'
import { inspectCaptions } from './captions'
import { inspectOffice } from './office'
import { runInQueue } from './queue'
import type { InspectionResult, ReadableContent } from './result'
import { inspectInSandbox } from './sandbox'
import { convertSrtToVtt } from './srt'
import { inspectVideo } from './video'

/** What a file really is. Throws a refusal with its sentence for what is broken, hostile or of no use. */

type RenderedSize = { width: number; height: number }

/** `folder` is this file's own, and goes with it; a film is never laid into it. */
type InspectionInput = { upload: string; file: ReadableContent; place: string; folder: string }

/** A film is judged by its index alone and waits for nobody. */
export const inspectFile = (
  fileType: FileType,
  input: InspectionInput,
): Promise<InspectionResult> =>
  fileType === 'film'
    ? INSPECTORS.film(input)
    : runInQueue(input.upload, () => INSPECTORS[fileType](input))

const INSPECTORS: Record<FileType, (input: InspectionInput) => Promise<InspectionResult>> = {
  film: async ({ file }) => ({ kind: 'film', type: 'video/mp4', facts: await inspectVideo(file) }),
  captions: async ({ file }) => toCaptionsResult(inspectCaptions(await file.read(0, file.bytes))),
  srt: async ({ file, folder }) => {
    const replacementFile = path.join(folder, 'converted')
    const converted = Buffer.from(convertSrtToVtt(await file.read(0, file.bytes)))
    await writeFile(replacementFile, converted)
    return { ...toCaptionsResult(inspectCaptions(converted)), instead: replacementFile }
  },
  office: ({ file }) => inspectOffice(file),
  picture: async ({ place: filePath, folder }) => {
    const replacementFile = path.join(folder, 'drawn')
    const facts = await inspectInSandbox<RenderedSize>('picture', [filePath, replacementFile])
    return { kind: 'picture', type: 'image/webp', facts, instead: replacementFile }
  },
  pdf: async ({ place: filePath, folder }) => {
    const [coverPath, textsPath] = [path.join(folder, 'cover'), path.join(folder, 'words')]
    const inspection = await inspectInSandbox<{ pages: number; cover: RenderedSize }>('pdf', [
      filePath,
      coverPath,
      textsPath,
    ])
    return {
      kind: 'pdf',
      type: 'application/pdf',
      facts: { pages: inspection.pages },
      cover: { file: coverPath, ...inspection.cover },
      pages: JSON.parse(await readFile(textsPath, 'utf8')),
    }
  },
}

const toCaptionsResult = (facts: InspectionResult['facts']): InspectionResult => ({
  kind: 'captions',
  type: 'text/vtt; charset=utf-8',
  facts,
})
