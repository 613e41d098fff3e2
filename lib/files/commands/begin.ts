import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { fromNow } from '@/db/ago'
import { database } from '@/db/client'
import { uploads } from '@/db/schema'
import { UPLOAD_LIFETIME_SECONDS } from '../expiry'
import { sanitizeFileName } from '../name'
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
