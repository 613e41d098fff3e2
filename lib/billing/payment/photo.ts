import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { payments } from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile, type StoredFile } from '@/lib/files/file'
import { PART_BYTES } from '@/lib/files/schema'
import { storeCheckedFile } from '@/lib/files/upload/whole'
import type { UploadStream } from '@/lib/http/upload-stream'
import { lockOwnReport } from './reports'

type PhotoSender = { id: string }

/** The caller must check access. */
export async function findPaymentPhoto(paymentId: string): Promise<StoredFile | null> {
  if (!isUuid(paymentId)) return null
  const db = await database()
  const [row] = await db
    .select({ fileId: payments.fileId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return row?.fileId ? getFile(row.fileId) : null
}

/** A picture or PDF that proves a reported payment. Anything else is removed again. */
export async function addPaymentPhoto(
  viewer: PhotoSender,
  paymentId: string,
  { name, stream }: { name: string | null; stream: UploadStream },
): Promise<void> {
  if (stream.bytes > PART_BYTES) throw new AppError('tooLarge', 'photoTooLarge')
  const db = await database()
  await db.transaction((tx) => lockOwnReport(tx, viewer, paymentId))
  const { id: fileId, kind } = await storeCheckedFile(viewer.id, { name, stream })
  try {
    if (kind !== 'picture' && kind !== 'pdf') throw new AppError('invalid', 'photoNotFound')
    await db.transaction(async (tx) => {
      await lockOwnReport(tx, viewer, paymentId)
      await tx.update(payments).set({ fileId }).where(eq(payments.id, paymentId))
    })
  } catch (error) {
    await removeUnusedFiles(viewer, [fileId])
    throw error
  }
}
