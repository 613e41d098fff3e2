import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/base/errors'
import { sendRange } from '@/lib/files/send-range'

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
