import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { fromNow } from '@/db/ago'
import { database } from '@/db/client'
import { uploads } from '@/db/schema'
import { plainFileName } from '../name'
import { fileStore } from '../store'
import { UPLOAD_SECONDS } from '../waits'

const MOST_AT_ONCE = 20

/** A file is announced: nothing of it is here. */
export async function beginUpload(
  userId: string,
  { name, bytes }: { name: string; bytes: number },
) {
  // Without a store this refuses at once, and not after an hour.
  fileStore()
  const db = await database()
  const open = await db.$count(
    uploads,
    and(
      eq(uploads.userId, userId),
      isNull(uploads.fileId),
      isNull(uploads.refusal),
      sql`${uploads.expiresAt} > now()`,
    ),
  )
  if (open >= MOST_AT_ONCE) throw new Refusal('tooMany', 'tooManyUploads')
  const [upload] = await db
    .insert(uploads)
    .values({ userId, name: plainFileName(name), bytes, expiresAt: fromNow(UPLOAD_SECONDS) })
    .returning({ id: uploads.id })
  if (!upload) throw new Error('the upload has no row')
  return upload.id
}
