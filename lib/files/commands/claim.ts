import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { uploads } from '@/db/schema'

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
