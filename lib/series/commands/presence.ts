import 'server-only'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { presences, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { takeGatheringById } from '../take'

type By = { id: string }

/**
 * The team knows that a user was there: a teacher wrote, or the host remembers. It takes no seat and
 * registers nobody, so that removing it leaves everything as it was before.
 */
export async function notePresent(by: By, gatheringId: string, personId: string): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const name = await nameOf(tx, gatheringId, personId)
    const noted = await tx
      .insert(presences)
      .values({ gatheringId, userId: personId, how: 'hand' })
      .onConflictDoNothing()
      .returning({ at: presences.at })
    if (noted.length > 0)
      await record(tx, { act: 'presence.noted', by: aPerson(by.id), person: personId })
    return name
  })
}

export async function noteAbsent(by: By, gatheringId: string, personId: string): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const name = await nameOf(tx, gatheringId, personId)
    const gone = await tx
      .delete(presences)
      .where(and(eq(presences.gatheringId, gatheringId), eq(presences.userId, personId)))
      .returning({ at: presences.at })
    if (gone.length > 0)
      await record(tx, { act: 'presence.removed', by: aPerson(by.id), person: personId })
    return name
  })
}

async function nameOf(tx: Db, gatheringId: string, personId: string): Promise<string> {
  await takeGatheringById(tx, gatheringId)
  const [person] = await tx
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, personId))
  if (!person) throw new Refusal('notFound', 'nothingHere')
  return `${person.firstname} ${person.lastname}`
}
