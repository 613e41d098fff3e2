import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import { pauseDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { uploadParts, uploads } from '@/db/schema'
import { deleteParts, UPLOAD_LIFETIME_SECONDS } from '../cleanup'
import { requireOwnUpload } from '../file'
import { FileRejectedError, type ReadableContent } from '../inspect/result'
import { HEAD_BYTES } from '../schema'
import { requireFileType } from '../size-limits'
import { buildPartKey, getFileStore } from '../store'
import { IncompleteContentError } from '../store/contract'

type UploadPartInput = { from: number; bytes: number; chunks: AsyncIterable<Uint8Array> }

/** Counts only when complete; of two parts at one offset, one counts. */
export async function appendPart(
  userId: string,
  id: string,
  part: UploadPartInput,
): Promise<number> {
  const upload = await requireOwnUpload(userId, id)
  if (part.from !== upload.received) throw createUploadMovedOnError()
  const remainingBytes = upload.bytes - upload.received
  const minBytes = part.from === 0 ? Math.min(HEAD_BYTES, remainingBytes) : 1
  if (part.bytes < minBytes || part.bytes > remainingBytes)
    throw new AppError('invalid', 'fileChanged')
  const key = buildPartKey(id, part.from, randomBytes(6).toString('hex'))
  const hash = createHash('sha256')
  const chunks = part.from === 0 ? checkedChunks(part.chunks, upload.bytes) : part.chunks
  try {
    // The client may be slow; stalls are detected where the body is read.
    await pauseDeadline(getFileStore().put(key, hashedChunks(chunks, hash), part))
  } catch (error) {
    if (error instanceof FileRejectedError) await rejectUpload(id, error)
    throw error instanceof IncompleteContentError
      ? new AppError('badRequest', 'bodyIncomplete', { cause: error })
      : error
  }
  const { from: start, bytes } = part
  const isNext = await insertPart({ uploadId: id, start, bytes, key, sha256: hash.digest('hex') })
  if (isNext) return start + bytes
  await getFileStore().remove(key)
  throw createUploadMovedOnError()
}

/** Passes bytes on once the first ones prove an allowed type and size. */
async function* checkedChunks(chunks: AsyncIterable<Uint8Array>, bytes: number) {
  let head = new Uint8Array()
  for await (const chunk of chunks) {
    if (head.length >= HEAD_BYTES) yield chunk
    else {
      head = Buffer.concat([head, chunk])
      if (head.length < Math.min(HEAD_BYTES, bytes)) continue
      requireFileType(head, bytes)
      yield head
    }
  }
}

async function* hashedChunks(
  chunks: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function insertPart(part: typeof uploadParts.$inferInsert) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [updatedUpload] = await (tx as Db)
      .update(uploads)
      .set({
        received: sql`${uploads.received} + ${part.bytes}`,
        expiresAt: fromNow(UPLOAD_LIFETIME_SECONDS),
      })
      .where(and(eq(uploads.id, part.uploadId), eq(uploads.received, part.start)))
      .returning({ id: uploads.id })
    if (updatedUpload) await tx.insert(uploadParts).values(part)
    return updatedUpload !== undefined
  })
}

async function rejectUpload(id: string, { rejection }: FileRejectedError) {
  const db = await database()
  await db.update(uploads).set({ rejection }).where(eq(uploads.id, id))
  await deleteParts(id)
}

const createUploadMovedOnError = () => new AppError('conflict', 'uploadOffsetWrong')

type StoredUploadPart = { start: number; bytes: number; key: string; sha256: string }

export function readParts(parts: StoredUploadPart[], bytes: number) {
  async function read(start: number, length: number): Promise<Buffer> {
    const end = start + length
    const overlappingParts = parts.filter(
      (part) => part.start < end && part.start + part.bytes > start,
    )
    const buffers = overlappingParts.map(async (part) => {
      const from = Math.max(start - part.start, 0)
      const to = Math.min(end - part.start, part.bytes)
      return buffer(await getFileStore().get(part.key, { start: from, end: to - 1 }))
    })
    return Buffer.concat(await Promise.all(buffers))
  }

  async function* chunks(): AsyncIterable<Uint8Array> {
    for (const part of parts)
      yield* (await getFileStore().get(part.key)) as AsyncIterable<Uint8Array>
  }

  /** Hashes the content and optionally copies it. Every part must match its recorded hash. */
  async function hash(copyPath?: string): Promise<string> {
    const wholeHash = createHash('sha256')
    const file = copyPath === undefined ? undefined : await open(copyPath, 'wx', 0o600)
    try {
      for (const part of parts) {
        const partHash = createHash('sha256')
        for await (const chunk of await getFileStore().get(part.key)) {
          for (const digest of [wholeHash, partHash]) digest.update(chunk)
          await file?.writeFile(chunk)
        }
        if (partHash.digest('hex') !== part.sha256)
          throw new FileRejectedError({ code: 'fileChanged' })
      }
    } finally {
      await file?.close()
    }
    return wholeHash.digest('hex')
  }

  return { bytes, read, chunks, hash } satisfies ReadableContent & Record<string, unknown>
}

export type UploadContent = ReturnType<typeof readParts>
