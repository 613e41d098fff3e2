import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { sessions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'

/** Ends both the cookie and the bearer token. The current login must log out instead. */
export async function endLogin(viewer: Viewer, id: string): Promise<void> {
  const db = await database()
  const endedRows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, requireUuid(id)), matchesOtherSessions(viewer)))
    .returning({ id: sessions.id })
  if (endedRows.length === 0) throw new AppError('notFound', 'notFound')
}

export async function endOtherLogins(viewer: Viewer): Promise<void> {
  const db = await database()
  await db.delete(sessions).where(matchesOtherSessions(viewer))
}

const matchesOtherSessions = ({ id, sessionId }: Viewer) =>
  and(eq(sessions.userId, id), ne(sessions.id, sessionId))
