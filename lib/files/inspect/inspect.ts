import 'server-only'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileType } from '../schema'
import { inspectOffice } from './office'
import type { InspectionResult, ReadableContent } from './result'
import { inspectInSandbox, runInQueue } from './sandbox'
import { convertSrtToVtt, inspectCaptions, inspectVideo } from './video'

type RenderedSize = { width: number; height: number }

/** `folder` is temporary and belongs to this file; videos are never copied into it. */
type InspectionInput = { upload: string; file: ReadableContent; filePath: string; folder: string }

/** Videos need only their index, so they skip the queue. */
export const inspectFile = (
  fileType: FileType,
  input: InspectionInput,
): Promise<InspectionResult> =>
  fileType === 'video'
    ? INSPECTORS.video(input)
    : runInQueue(input.upload, () => INSPECTORS[fileType](input))

const INSPECTORS: Record<FileType, (input: InspectionInput) => Promise<InspectionResult>> = {
  video: async ({ file }) => ({
    kind: 'video',
    type: 'video/mp4',
    facts: await inspectVideo(file),
  }),
  captions: async ({ file }) => toCaptionsResult(inspectCaptions(await file.read(0, file.bytes))),
  srt: async ({ file, folder }) => {
    const replacementFile = path.join(folder, 'converted')
    const converted = Buffer.from(convertSrtToVtt(await file.read(0, file.bytes)))
    await writeFile(replacementFile, converted)
    return { ...toCaptionsResult(inspectCaptions(converted)), replacementFile }
  },
  office: ({ file }) => inspectOffice(file),
  picture: async ({ filePath, folder }) => {
    const replacementFile = path.join(folder, 'drawn')
    const facts = await inspectInSandbox<RenderedSize>('picture', [filePath, replacementFile])
    return { kind: 'picture', type: 'image/webp', facts, replacementFile }
  },
  pdf: async ({ filePath, folder }) => {
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
