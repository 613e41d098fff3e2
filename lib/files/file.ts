import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { files, uploads } from '@/db/schema'
import { FileRejectedError, type FileRejection } from './inspect/result'

const FILE_COLUMNS = {
  id: files.id,
  kind: files.kind,
  type: files.type,
  bytes: files.bytes,
  name: files.name,
  facts: files.facts,
  coverId: files.coverId,
}

export type StoredFile = NonNullable<Awaited<ReturnType<typeof getFile>>>

export const isUploadId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** The caller must check access. */
export async function getFile(id: string) {
  if (!isFileId(id)) return null
  const db = await database()
  const [file] = await db.select(FILE_COLUMNS).from(files).where(eq(files.id, id))
  return file ?? null
}

/** Other users' uploads are not found. */
export async function requireOwnUpload(userId: string, id: string) {
  const upload = await getUpload(userId, id)
  if (!upload) throw new AppError('notFound', 'uploadNotFound')
  if (upload.rejection) throw new FileRejectedError(upload.rejection as FileRejection)
  return upload
}

export async function getUpload(userId: string, id: string) {
  if (!isUploadId(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      id: uploads.id,
      name: uploads.name,
      bytes: uploads.bytes,
      received: uploads.received,
      fileId: uploads.fileId,
      rejection: uploads.rejection,
    })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId), sql`${uploads.expiresAt} > now()`))
  return row ?? null
}

/** Between storing a file and inserting its row, the sweep could remove it: both take the file's lock. */
export async function claimFiles(uploadId: string, ids: string[]): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    // Sorted, to avoid deadlocks.
    for (const id of [...ids].sort()) await lockFile(tx as Db, id)
    await tx.update(uploads).set({ claimed: ids }).where(eq(uploads.id, uploadId))
  })
}

export const lockFile = (tx: Db, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${id}`}, 0))`)

const isFileId = (id: string) => /^[0-9a-f]{64}$/.test(id)
