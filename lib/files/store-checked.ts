import 'server-only'
import { AppError } from '@/base/errors'
import type { UploadStream } from '@/lib/http/upload-stream'
import { waitForCheck } from './commands/finish'
import { uploadWholeFile } from './commands/upload-whole'
import { getFile, getUpload, type StoredFile } from './queries'

type SmallUpload = { name: string | null; stream: UploadStream }

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
