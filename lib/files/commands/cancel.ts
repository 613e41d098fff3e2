import 'server-only'
import { and, eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { uploadParts, uploads } from '@/db/schema'
import { isUuid } from '../queries'
import { deleteKeys } from './drop'

/** Idempotent. A file already created from it stays. */
export async function cancelUpload(userId: string, id: string): Promise<void> {
  if (!isUuid(id)) return
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
