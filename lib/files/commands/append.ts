import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { uncounted } from '@/base/deadline'
import { Refusal } from '@/base/errors'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { uploadParts, uploads } from '@/db/schema'
import { FileRefused } from '../inspect/refused'
import { ownUpload } from '../queries'
import { HEAD_BYTES } from '../schema'
import { sortWithin } from '../sizes'
import { fileStore, keyOfPart } from '../store'
import { CutOff } from '../store/contract'
import { UPLOAD_SECONDS } from '../waits'
import { dropParts } from './drop'

type Part = { from: number; bytes: number; chunks: AsyncIterable<Uint8Array> }

/** The next part of a file. It counts when it is whole; of two for the same place one does. */
export async function appendPart(userId: string, id: string, part: Part): Promise<number> {
  const upload = await ownUpload(userId, id)
  if (part.from !== upload.received) throw movedOn()
  const rest = upload.bytes - upload.received
  const least = part.from === 0 ? Math.min(HEAD_BYTES, rest) : 1
  if (part.bytes < least || part.bytes > rest) throw new Refusal('invalid', 'fileChanged')
  const key = keyOfPart(id, part.from, randomBytes(6).toString('hex'))
  const hash = createHash('sha256')
  const chunks = part.from === 0 ? known(part.chunks, upload.bytes) : part.chunks
  try {
    // As long as the line takes; that it does not stand still is watched where it comes in.
    await uncounted(fileStore().put(key, hashed(chunks, hash), part))
  } catch (error) {
    if (error instanceof FileRefused) await refuse(id, error)
    throw error instanceof CutOff ? new Refusal('badRequest', 'cutOff', { cause: error }) : error
  }
  const { from: start, bytes } = part
  const isNext = await count({ uploadId: id, start, bytes, key, sha256: hash.digest('hex') })
  if (isNext) return start + bytes
  await fileStore().remove(key)
  throw movedOn()
}

/** Lets the bytes through once the first of them have shown what they are, and that so many are allowed. */
async function* known(chunks: AsyncIterable<Uint8Array>, bytes: number) {
  let head = new Uint8Array()
  for await (const chunk of chunks) {
    if (head.length >= HEAD_BYTES) yield chunk
    else {
      head = Buffer.concat([head, chunk])
      if (head.length < Math.min(HEAD_BYTES, bytes)) continue
      sortWithin(head, bytes)
      yield head
    }
  }
}

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function count(part: typeof uploadParts.$inferInsert) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [moved] = await (tx as Db)
      .update(uploads)
      .set({
        received: sql`${uploads.received} + ${part.bytes}`,
        expiresAt: fromNow(UPLOAD_SECONDS),
      })
      .where(and(eq(uploads.id, part.uploadId), eq(uploads.received, part.start)))
      .returning({ id: uploads.id })
    if (moved) await tx.insert(uploadParts).values(part)
    return moved !== undefined
  })
}

async function refuse(id: string, { why }: FileRefused) {
  const db = await database()
  await db.update(uploads).set({ refusal: why }).where(eq(uploads.id, id))
  await dropParts(id)
}

const movedOn = () => new Refusal('conflict', 'uploadMovedOn')
