import 'server-only'
import { and, eq, gte, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { terms } from '@/db/schema'
import { type Actor, record } from '@/lib/audit/record'
import { takeSchool } from '../take'

/**
 * The team's word that a school's term is over as of now: the seats lock on the next request. What
 * would have come later goes too. The log keeps what there was.
 */
export async function endTerm(schoolId: string, by: Actor) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await takeSchool(tx, schoolId)
    const gone = await tx
      .delete(terms)
      .where(and(eq(terms.schoolId, schoolId), gte(terms.firstDay, sql`day_in_india()`)))
      .returning({ lastDay: terms.lastDay })
    const cut = await cutShort(tx, schoolId)
    for (const { lastDay } of [...gone, ...cut])
      await record(tx, { act: 'term.ended', by, school: schoolId, values: { lastDay } })
    return { school: school.name, changed: gone.length + cut.length > 0 }
  })
}

async function cutShort(tx: Db, schoolId: string) {
  const running = and(eq(terms.schoolId, schoolId), gte(terms.lastDay, sql`day_in_india()`))
  const cut = await tx.select({ lastDay: terms.lastDay }).from(terms).where(running)
  await tx.update(terms).set({ lastDay: sql`day_in_india() - 1` }).where(running)
  return cut
}
