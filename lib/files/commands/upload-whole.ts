import 'server-only'
import { AppError } from '@/base/errors'
import type { UploadStream } from '@/lib/http/upload-stream'
import { type UploadState, uploadAnnouncement } from '../schema'
import { appendPart } from './append'
import { beginUpload } from './begin'
import { cancelUpload } from './cancel'
import { finishUpload } from './finish'

export async function uploadWholeFile(
  userId: string,
  name: string | null,
  { bytes, chunks }: UploadStream,
): Promise<UploadState> {
  const parsed = uploadAnnouncement.safeParse({ name: decodeName(name ?? ''), bytes })
  if (!parsed.success) throw new AppError('invalid', 'checkForm')
  const id = await beginUpload(userId, parsed.data)
  try {
    await appendPart(userId, id, { from: 0, bytes, chunks })
    return await finishUpload(userId, id)
  } catch (error) {
    await cancelUpload(userId, id)
    throw error
  }
}

function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    throw new AppError('invalid', 'checkForm', { detail: 'a name that does not decode' })
  }
}
