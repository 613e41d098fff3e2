import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '@/base/errors'
import { sendPart } from '@/lib/files/send-part'

/**
 * A file that comes with the site. Which one that is was decided before; null is not found. One with a
 * name to be saved under is saved, not shown.
 */
export async function sendFile(
  request: Request,
  file: string | null,
  type: string,
  saveAs?: string,
) {
  if (!file) throw new Refusal('notFound', 'nothingHere')
  const { size } = await stat(file)
  return sendPart(request, {
    bytes: size,
    type,
    disposition: saveAs
      ? `attachment; filename="${saveAs}"`
      : `inline; filename="${path.basename(file)}"`,
    open: async (range) => createReadStream(file, range),
  })
}
