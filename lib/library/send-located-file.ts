import 'server-only'
import { getFile } from '@/lib/files/queries'
import { sendStoredFile } from '@/lib/files/send'
import type { FileLocation } from './queries'
import { sendBundledFile } from './send-file'

type SendLocatedFileOptions = { type: string; saveAs?: string }

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
