import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'

/** By the team, for somebody whose device is lost: every cookie and token is dead on its next request. */
export async function endAllLogins(viewer: { id: string }, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, knownId(id)))
    if (!person) throw new Refusal('notFound', 'nothingHere')
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.userId, id))
      .returning({ id: sessions.id })
    const values = { logins: ended.length }
    const by = aPerson(viewer.id)
    await record(tx, { act: 'logins.ended', by, person: id, values })
    return values
  })
}
