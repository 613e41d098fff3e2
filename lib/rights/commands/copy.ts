import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { dataCopies } from '@/db/schema'
import { type Asker, checkedProof, takeChecked } from '@/lib/accounts/checked-proof'
import type { Proof } from '@/lib/accounts/schema'
import { aPerson, record } from '@/lib/audit/record'
import { isToken, newToken, tokenHash } from '@/lib/auth/secrets'

/** A link to the copy, for whoever is logged in and shows once more who it is: one hour, one use. */
export async function openCopy(viewer: Asker, proof: Proof): Promise<string> {
  const checked = await checkedProof(viewer, proof)
  const token = newToken()
  const db = await database()
  await db.transaction(async (tx) => {
    await takeChecked(tx, viewer.id, checked)
    const fresh = { tokenHash: tokenHash(token), expiresAt: fromNow(KEPT_FOR.dataCopy) }
    await tx
      .insert(dataCopies)
      .values({ userId: viewer.id, ...fresh })
      .onConflictDoUpdate({ target: dataCopies.userId, set: { ...fresh, createdAt: sql`now()` } })
    await record(tx, { act: 'copy.asked', by: aPerson(viewer.id) })
  })
  return token
}

/** Deleting its row is what uses the link. Somebody else's is none. */
export async function takeCopyLink(viewer: { id: string }, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const db = await database()
  const taken = await db
    .delete(dataCopies)
    .where(
      and(
        eq(dataCopies.userId, viewer.id),
        eq(dataCopies.tokenHash, tokenHash(token)),
        gt(dataCopies.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: dataCopies.userId })
  return taken.length > 0
}

export async function purgeCopies(db: Db): Promise<void> {
  await db.delete(dataCopies).where(lt(dataCopies.expiresAt, sql`now()`))
}
