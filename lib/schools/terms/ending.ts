import 'server-only'
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { terms } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockSchool } from '../locks'

type OpenedTerm = { schoolId: string; termId: string }

/** One term, as its payment did not arrive; other terms of the school stay. The caller locks the school. */
export async function endOpenedTerm(
  tx: Db,
  { schoolId, termId }: OpenedTerm,
  actor: Actor,
): Promise<void> {
  const isTerm = and(eq(terms.id, termId), eq(terms.schoolId, schoolId))
  const [term] = await tx.select({ lastDay: terms.lastDay }).from(terms).where(isTerm)
  if (!term) return
  await tx.delete(terms).where(and(isTerm, gte(terms.firstDay, sql`day_in_india()`)))
  await tx
    .update(terms)
    .set({ lastDay: sql`least(${terms.lastDay}, day_in_india() - 1)` })
    .where(and(isTerm, lt(terms.firstDay, sql`day_in_india()`)))
  await writeAuditLog(tx, {
    action: 'term.ended',
    actor,
    schoolId,
    values: { lastDay: term.lastDay },
  })
}

/** Returns whether there was one: a running term stays. The caller locks the school. */
export async function removeComingTerm(
  tx: Db,
  { schoolId, termId }: OpenedTerm,
  actor: Actor,
): Promise<boolean> {
  const [term] = await tx
    .delete(terms)
    .where(
      and(
        eq(terms.id, termId),
        eq(terms.schoolId, schoolId),
        gt(terms.firstDay, sql`day_in_india()`),
      ),
    )
    .returning({ lastDay: terms.lastDay })
  if (!term) return false
  await writeAuditLog(tx, { action: 'term.ended', actor, schoolId, values: term })
  return true
}

/** Deletes later terms too; seats lose access on the next request. The audit log keeps the terms. */
export async function endTerm(schoolId: string, actor: Actor) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockSchool(tx, schoolId)
    const deletedTerms = await tx
      .delete(terms)
      .where(and(eq(terms.schoolId, schoolId), gte(terms.firstDay, sql`day_in_india()`)))
      .returning({ lastDay: terms.lastDay })
    const shortenedTerms = await shortenRunningTerm(tx, schoolId)
    for (const { lastDay } of [...deletedTerms, ...shortenedTerms])
      await writeAuditLog(tx, {
        action: 'term.ended',
        actor,
        schoolId,
        values: { lastDay },
      })
    return { school: school.name, changed: deletedTerms.length + shortenedTerms.length > 0 }
  })
}

async function shortenRunningTerm(tx: Db, schoolId: string) {
  const isRunning = and(eq(terms.schoolId, schoolId), gte(terms.lastDay, sql`day_in_india()`))
  const shortenedTerms = await tx.select({ lastDay: terms.lastDay }).from(terms).where(isRunning)
  await tx.update(terms).set({ lastDay: sql`day_in_india() - 1` }).where(isRunning)
  return shortenedTerms
}
