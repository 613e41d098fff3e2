import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { uploads } from '@/db/schema'

/**
 * Between putting a file into the store and its row, the sweep would take it for a stray, were it an old
 * one that is put anew. Both hold the file's own lock while they say what they are about to do.
 */
export async function claimFiles(uploadId: string, ids: string[]): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    // In one order for all, so that nobody waits in a circle.
    for (const id of [...ids].sort()) await lockFile(tx as Db, id)
    await tx.update(uploads).set({ claimed: ids }).where(eq(uploads.id, uploadId))
  })
}

export const lockFile = (tx: Db, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${id}`}, 0))`)
