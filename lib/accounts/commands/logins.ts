import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { sessions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'

/** Ends another login of one's own, in both its carriers at once. The one that asks logs out instead. */
export async function endLogin(viewer: Viewer, id: string): Promise<void> {
  const db = await database()
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, knownId(id)), othersOf(viewer)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Refusal('notFound', 'nothingHere')
}

export async function endOtherLogins(viewer: Viewer): Promise<void> {
  const db = await database()
  await db.delete(sessions).where(othersOf(viewer))
}

const othersOf = ({ id, sessionId }: Viewer) =>
  and(eq(sessions.userId, id), ne(sessions.id, sessionId))
