import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '@/base/errors'
import { getFile } from '@/lib/files/file'
import { sendRange, sendStoredFile } from '@/lib/files/send'
import type { FileLocation } from './books'
import { type CodePatch, findCodePatches, patchPiece } from './printed-codes'

type SendLocatedFileOptions = {
  type: string
  saveAs?: string
  /** Publicly cacheable for so long; by default not at all. */
  publicSeconds?: number
}

/** The caller must check access; null is not found. With a file name the response is a download. */
export async function sendBundledFile(
  request: Request,
  filePath: string | null,
  { type, saveAs, publicSeconds }: SendLocatedFileOptions,
) {
  if (!filePath) throw new AppError('notFound', 'notFound')
  const { size } = await stat(filePath)
  return sendRange(request, {
    bytes: size,
    type,
    ...(publicSeconds && { headers: { 'cache-control': `public, max-age=${publicSeconds}` } }),
    disposition: saveAs
      ? `attachment; filename="${saveAs}"`
      : `inline; filename="${path.basename(filePath)}"`,
    open: async (range) => openPrintedFile(filePath, range),
  })
}

async function openPrintedFile(filePath: string, range?: { start: number; end: number }) {
  const [stream, patches] = [createReadStream(filePath, range), await findCodePatches(filePath)]
  return patches.length > 0
    ? Readable.from(patchStream(stream, range?.start ?? 0, patches))
    : stream
}

async function* patchStream(stream: Readable, from: number, patches: CodePatch[]) {
  let start = from
  for await (const bytes of stream) {
    yield patchPiece({ start, bytes }, patches)
    start += bytes.length
  }
}

/** The caller must check access; null is not found. */
export async function sendLocatedFile(
  request: Request,
  location: FileLocation | null,
  options: SendLocatedFileOptions,
) {
  const { saveAs, publicSeconds } = options
  if (location && 'fileId' in location)
    return sendStoredFile(request, await getFile(location.fileId), {
      saveAs: saveAs?.replace(/\.\w+$/, ''),
      publicSeconds,
    })
  return sendBundledFile(request, location?.path ?? null, options)
}
