import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { fromNow } from '@/db/ago'
import { database } from '@/db/client'
import { uploadParts, uploads } from '@/db/schema'
import { deleteKeys, UPLOAD_LIFETIME_SECONDS } from '../cleanup'
import { isUploadId } from '../file'
import { sanitizeFileName } from '../size-limits'
import { getFileStore } from '../store'

const MAX_OPEN_UPLOADS = 20

export async function beginUpload(
  userId: string,
  { name, bytes }: { name: string; bytes: number },
) {
  // Without a store, reject now and not after the upload.
  getFileStore()
  const db = await database()
  const openCount = await db.$count(
    uploads,
    and(
      eq(uploads.userId, userId),
      isNull(uploads.fileId),
      isNull(uploads.rejection),
      sql`${uploads.expiresAt} > now()`,
    ),
  )
  if (openCount >= MAX_OPEN_UPLOADS) throw new AppError('tooMany', 'tooManyUploads')
  const [upload] = await db
    .insert(uploads)
    .values({
      userId,
      name: sanitizeFileName(name),
      bytes,
      expiresAt: fromNow(UPLOAD_LIFETIME_SECONDS),
    })
    .returning({ id: uploads.id })
  if (!upload) throw new Error('the upload has no row')
  return upload.id
}

/** Idempotent. A file already created from it stays. */
export async function cancelUpload(userId: string, id: string): Promise<void> {
  if (!isUploadId(id)) return
  const db = await database()
  const keys = await db.transaction(async (tx) => {
    const isOwnUpload = and(eq(uploads.id, id), eq(uploads.userId, userId))
    const [upload] = await tx
      .select({ id: uploads.id })
      .from(uploads)
      .where(isOwnUpload)
      .for('update')
    if (!upload) return []
    const parts = await tx
      .delete(uploadParts)
      .where(eq(uploadParts.uploadId, id))
      .returning({ key: uploadParts.key })
    await tx.delete(uploads).where(eq(uploads.id, id))
    return parts.map(({ key }) => key)
  })
  await deleteKeys(keys)
}
