import 'server-only'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { fromNow } from '@/db/ago'
import { database } from '@/db/client'
import { uploadParts, uploads } from '@/db/schema'
import { CHECK_LEASE_SECONDS, deleteParts } from '../cleanup'
import { inspectFile } from '../inspect/inspect'
import { FileRejectedError, type FileRejection } from '../inspect/result'
import { HEAD_BYTES } from '../schema'
import { requireFileType } from '../size-limits'
import { MissingFileError } from '../store/contract'
import { createTempFolder } from '../work-folder'
import { readParts } from './append'
import { storeUpload } from './store'

export async function checkUpload(id: string): Promise<string> {
  const folder = await createTempFolder()
  try {
    return await runWithLease(id, () => checkContent(id, folder))
  } catch (error) {
    const db = await database()
    const rejection = toRejection(error)
    await db.update(uploads).set({ rejection, checkedUntil: null }).where(eq(uploads.id, id))
    if (rejection) await deleteParts(id)
    throw rejection ? new FileRejectedError(rejection) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function checkContent(id: string, folder: string) {
  const db = await database()
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
  if (!upload) throw new FileRejectedError({ code: 'uploadNotFound' })
  const parts = await db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, id))
    .orderBy(uploadParts.start)
  const content = readParts(parts, upload.bytes)
  const fileType = requireFileType(
    await content.read(0, Math.min(HEAD_BYTES, upload.bytes)),
    upload.bytes,
  )
  const filePath = path.join(folder, 'file')
  // Videos are inspected in place; files that need a separate process are small enough to copy.
  const sha256 = await content.hash(fileType === 'video' ? undefined : filePath)
  const inspection = await inspectFile(fileType, {
    upload: id,
    file: content,
    filePath,
    folder,
  })
  return storeUpload(upload, { sha256, inspection, content })
}

/** A lost part, for example after a restore, is permanent: no retry. */
function toRejection(error: unknown): FileRejection | null {
  if (error instanceof FileRejectedError) return error.rejection
  return error instanceof MissingFileError ? { code: 'fileChanged' } : null
}

/** One process inspects an upload at a time. Returns true to the one that may start. */
export async function acquireLease(id: string): Promise<boolean> {
  const db = await database()
  const [leasedUpload] = await db
    .update(uploads)
    .set({ checkedUntil: fromNow(CHECK_LEASE_SECONDS) })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.received, uploads.bytes),
        isNull(uploads.fileId),
        isNull(uploads.rejection),
        or(isNull(uploads.checkedUntil), sql`${uploads.checkedUntil} < now()`),
      ),
    )
    .returning({ id: uploads.id })
  return leasedUpload !== undefined
}

/** Renews the lease until the work ends. */
export async function runWithLease<T>(id: string, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renewLease(id), (CHECK_LEASE_SECONDS / 3) * 1_000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function renewLease(id: string) {
  const db = await database()
  await db
    .update(uploads)
    .set({ checkedUntil: fromNow(CHECK_LEASE_SECONDS) })
    .where(eq(uploads.id, id))
    // The next renewal makes up for it; at worst another process starts again, which is harmless.
    .catch(() => {})
}
