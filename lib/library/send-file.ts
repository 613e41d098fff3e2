import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/base/errors'
import { getFile } from '@/lib/files/file'
import { sendRange, sendStoredFile } from '@/lib/files/send'
import type { FileLocation } from './books'

type SendLocatedFileOptions = { type: string; saveAs?: string }

/** The caller must check access; null is not found. With a file name the response is a download. */
export async function sendBundledFile(
  request: Request,
  filePath: string | null,
  type: string,
  saveAs?: string,
) {
  if (!filePath) throw new AppError('notFound', 'notFound')
  const { size } = await stat(filePath)
  return sendRange(request, {
    bytes: size,
    type,
    disposition: saveAs
      ? `attachment; filename="${saveAs}"`
      : `inline; filename="${path.basename(filePath)}"`,
    open: async (range) => createReadStream(filePath, range),
  })
}

/** The caller must check access; null is not found. */
export async function sendLocatedFile(
  request: Request,
  location: FileLocation | null,
  { type, saveAs }: SendLocatedFileOptions,
) {
  if (location && 'fileId' in location)
    return sendStoredFile(request, await getFile(location.fileId), {
      saveAs: saveAs?.replace(/\.\w+$/, ''),
    })
  return sendBundledFile(request, location?.path ?? null, type, saveAs)
}
