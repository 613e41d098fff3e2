import 'server-only'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { uploadParts, uploads } from '@/db/schema'
import { inspect } from '../inspect/inspect'
import { FileRefused, type Refused } from '../inspect/refused'
import { contentOf } from '../parts'
import { HEAD_BYTES } from '../schema'
import { sortWithin } from '../sizes'
import { Missing } from '../store/contract'
import { workFolder } from '../work-folder'
import { dropParts } from './drop'
import { keepFile } from './keep'
import { underLease } from './lease'

/** Looks into what was uploaded and keeps it: the id of the file, or a refusal that stays with the upload. */
export async function checkUpload(id: string): Promise<string> {
  const folder = await ownFolder()
  try {
    return await underLease(id, () => check(id, folder))
  } catch (error) {
    const db = await database()
    const refusal = refusalIn(error)
    await db.update(uploads).set({ refusal, checkedUntil: null }).where(eq(uploads.id, id))
    if (refusal) await dropParts(id)
    throw refusal ? new FileRefused(refusal) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function check(id: string, folder: string) {
  const db = await database()
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
  if (!upload) throw new FileRefused({ word: 'uploadUnknown' })
  const parts = await db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, id))
    .orderBy(uploadParts.start)
  const content = contentOf(parts, upload.bytes)
  const sort = sortWithin(await content.read(0, Math.min(HEAD_BYTES, upload.bytes)), upload.bytes)
  const place = path.join(folder, 'file')
  // A film is looked at where it lies; whatever needs a program of its own is small enough to be copied.
  const sha256 = await content.hash(sort === 'film' ? undefined : place)
  const found = await inspect(sort, { upload: id, file: content, place, folder })
  return keepFile(upload, { sha256, found, content })
}

async function ownFolder() {
  await mkdir(workFolder(), { recursive: true, mode: 0o700 })
  return mkdtemp(path.join(workFolder(), 'file-'))
}

/** A part that is gone, as after a restore, comes back by no second try of ours. */
function refusalIn(error: unknown): Refused | null {
  if (error instanceof FileRefused) return error.why
  return error instanceof Missing ? { word: 'fileChanged' } : null
}
