import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { type Db, database } from '@/db/client'
import { files } from '@/db/schema'
import { lockFile } from './commands/claim'
import { keyOfFile } from './store'
import { removeUnclaimed } from './sweep'

/** Removes files, and their covers, that nothing uses any more: the rows first, then the bytes. */
export async function removeUnusedFiles(by: { id: string }, ids: string[]): Promise<void> {
  const db = await database()
  for (const id of new Set(ids)) {
    const removed = await db.transaction((tx) => removeRow(tx as Db, by, id))
    if (!removed) continue
    if (removed.coverId) await removeUnusedFiles(by, [removed.coverId])
    // Without its row nobody can open it; if the store is away, the sweep removes it later.
    await removeUnclaimed(db, id, keyOfFile(id)).catch((error) =>
      log().warn({ event: 'files.part-left', err: error }),
    )
  }
}

/** Not while an item, another file or somebody else's upload refers to it. */
async function removeRow(tx: Db, by: { id: string }, id: string) {
  await lockFile(tx, id)
  const [removed] = await tx
    .delete(files)
    .where(
      sql`${files.id} = ${id}
        and not exists (select 1 from item_files used where used.file_id = ${id})
        and not exists (select 1 from files other where other.cover_id = ${id})
        and not exists (select 1 from uploads other where ${otherUpload(by, id)})`,
    )
    .returning({ coverId: files.coverId })
  return removed
}

const otherUpload = (by: { id: string }, id: string) =>
  sql`other.file_id = ${id} and other.user_id <> ${by.id}`
