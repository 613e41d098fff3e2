import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { type Db, database } from '@/db/client'
import { files } from '@/db/schema'
import { lockFile } from './commands/claim'
import { isUnreferenced } from './references'
import { buildFileKey } from './store'
import { removeUnclaimed } from './sweep'

/** Deletes the rows before the bytes. */
export async function removeUnusedFiles(actor: { id: string }, ids: string[]): Promise<void> {
  const db = await database()
  for (const id of new Set(ids)) {
    const deletedFile = await db.transaction((tx) => deleteFileRow(tx as Db, actor, id))
    if (!deletedFile) continue
    if (deletedFile.coverId) await removeUnusedFiles(actor, [deletedFile.coverId])
    // Without its row nobody can open it; if the store is unreachable, the sweep removes it later.
    await removeUnclaimed(db, id, buildFileKey(id)).catch((error) =>
      log().warn({ event: 'files.part-delete-failed', err: error }),
    )
  }
}

/** Not while an item, a payment, a signed list, a school's website, another file or another upload refers to it. */
async function deleteFileRow(tx: Db, actor: { id: string }, id: string) {
  await lockFile(tx, id)
  const [deletedFile] = await tx
    .delete(files)
    .where(
      sql`${files.id} = ${id}
        and ${isUnreferenced(id)}
        and not exists (select 1 from files other where other.cover_id = ${id})
        and not exists (select 1 from uploads other where ${isUploadOfOthers(actor, id)})`,
    )
    .returning({ coverId: files.coverId })
  return deletedFile
}

const isUploadOfOthers = (actor: { id: string }, id: string) =>
  sql`other.file_id = ${id} and other.user_id <> ${actor.id}`
