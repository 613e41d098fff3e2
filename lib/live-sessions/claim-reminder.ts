import 'server-only'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { mayRemindAgain } from './conditions'

/** The right to remind a closed session's waiting teachers, once a day. Returns the session's title. */
export async function claimReminder(tx: Db, liveSessionId: string): Promise<string> {
  const isSession = eq(liveSessions.id, liveSessionId)
  const isClosed = and(isNotNull(liveSessions.closedAt), ne(liveSessions.state, 'cancelled'))
  const [claimed] = await tx
    .update(liveSessions)
    .set({ remindedAt: sql`now()` })
    .where(and(isSession, isClosed, mayRemindAgain))
    .returning({ title: liveSessions.title })
  if (claimed) return claimed.title
  const [existing] = await tx
    .select({ closedAt: liveSessions.closedAt })
    .from(liveSessions)
    .where(isSession)
  if (!existing) throw new AppError('notFound', 'notFound')
  throw new AppError('conflict', existing.closedAt ? 'remindedToday' : 'sessionNotClosed')
}
