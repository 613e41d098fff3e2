import 'server-only'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pauseDeadline } from '@/base/deadline'
import { type Db, database } from '@/db/client'
import { files } from '@/db/schema'
import { lockFile, type StoredFile } from './file'
import { inspectInSandbox } from './inspect/sandbox'
import { putFile, readLocalFile } from './put'
import { buildFileKey, getFileStore } from './store'
import { createTempFolder } from './work-folder'

export type PictureLimits = { width: number; bytes: number }

/** The picture itself if it is small enough, else a copy of its own. */
export async function storeSmallerPicture(
  actor: { id: string },
  picture: StoredFile,
  limits: PictureLimits,
): Promise<StoredFile> {
  const { width = 0 } = picture.facts
  if (width <= limits.width && picture.bytes <= limits.bytes) return picture
  const folder = await createTempFolder()
  try {
    return await pauseDeadline(drawSmaller(actor, picture, limits, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function drawSmaller(
  actor: { id: string },
  { id, kind, type, name }: StoredFile,
  { width, bytes }: PictureLimits,
  folder: string,
): Promise<StoredFile> {
  const [source, target] = [path.join(folder, 'file'), path.join(folder, 'drawn')]
  await pipeline(await getFileStore().get(buildFileKey(id)), createWriteStream(source))
  const facts = await inspectInSandbox<{ width: number; height: number }>('picture', [
    ...[source, target, `${width}`, `${bytes}`],
  ])
  const drawn = await readLocalFile(target)
  const db = await database()
  await db.transaction(async (tx) => {
    // Nobody removes the same bytes between store and row.
    await lockFile(tx as Db, drawn.id)
    await putFile(drawn)
    const row = { id: drawn.id, bytes: drawn.bytes, kind, type, facts, name, createdBy: actor.id }
    await tx.insert(files).values(row).onConflictDoNothing()
  })
  return { id: drawn.id, bytes: drawn.bytes, kind, type, facts, name, coverId: null }
}
