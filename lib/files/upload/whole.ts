import 'server-only'
import { AppError } from '@/base/errors'
import type { UploadStream } from '@/lib/http/upload-stream'
import { getFile, getUpload, type StoredFile } from '../file'
import { type UploadState, uploadAnnouncement } from '../schema'
import { appendPart } from './append'
import { beginUpload, cancelUpload } from './begin'
import { finishUpload, waitForCheck } from './finish'

type SmallUpload = { name: string | null; stream: UploadStream }

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

/** For a small file that another domain uses at once: waits for the inspection. */
export async function storeCheckedFile(
  userId: string,
  { name, stream }: SmallUpload,
): Promise<StoredFile> {
  const { id } = await uploadWholeFile(userId, name, stream)
  await waitForCheck(id)
  const upload = await getUpload(userId, id)
  const file = upload?.fileId ? await getFile(upload.fileId) : null
  if (!file) throw new AppError('invalid', 'photoNotFound')
  return file
}

function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    throw new AppError('invalid', 'checkForm', { detail: 'a name that does not decode' })
  }
}
