import 'server-only'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { buildPictureKey, getFileStore } from '@/lib/files/store'

/** Call after a name was corrected or the certificate is gone. */
export async function deletePictures(numbers: string[]): Promise<void> {
  if (!hasPictureStore()) return
  for (const number of numbers)
    await getFileStore()
      .remove(buildPictureKey(number))
      .catch((error) => log().warn({ event: 'certificate.picture-delete-failed', err: error }))
}

export const hasPictureStore = () => settings().files.kind !== 'none'
