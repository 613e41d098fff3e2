import 'server-only'
import { fileWithId } from '@/lib/files/queries'
import { sendStored } from '@/lib/files/send'
import type { FoundFile } from './queries'
import { sendFile } from './send-file'

type As = { type: string; saveAs?: string }

/** Sends what was found for this viewer, wherever it lies; null is not found. */
export async function sendFound(request: Request, found: FoundFile | null, { type, saveAs }: As) {
  if (found && 'fileId' in found)
    return sendStored(request, await fileWithId(found.fileId), {
      saveAs: saveAs?.replace(/\.\w+$/, ''),
    })
  return sendFile(request, found?.path ?? null, type, saveAs)
}
