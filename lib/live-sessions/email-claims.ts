import 'server-only'
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { attendances, liveSessionEmails, liveSessions } from '@/db/schema'
import { mayRemindAgain } from './conditions'

/** A row per session, user and kind is the right to send one email, so that none goes out twice. */
export type SessionEmailClaim = { liveSessionId: string; userId: string; kind: string }

/** The right to remind a closed session's waiting teachers, once a day. Returns the session's title. */
export async function claimNameReminder(tx: Db, liveSessionId: string): Promise<string> {
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

/** `rows` selects session, user and kind. Returns those that nobody has claimed before. */
export const claimSessionEmails = (tx: Db, rows: SQL): Promise<SessionEmailClaim[]> =>
  tx
    .insert(liveSessionEmails)
    .select(sql`select claimed.*, now() from (${rows}) claimed`)
    .onConflictDoNothing()
    .returning({
      liveSessionId: liveSessionEmails.liveSessionId,
      userId: liveSessionEmails.userId,
      kind: liveSessionEmails.kind,
    })

export async function claimSessionEmail(tx: Db, claim: SessionEmailClaim): Promise<boolean> {
  const claimedRows = await tx
    .insert(liveSessionEmails)
    .values(claim)
    .onConflictDoNothing()
    .returning({ userId: liveSessionEmails.userId })
  return claimedRows.length > 0
}

export async function releaseSessionEmail(
  tx: Db,
  { liveSessionId, userId, kind }: SessionEmailClaim,
): Promise<void> {
  await tx
    .delete(liveSessionEmails)
    .where(
      and(
        eq(liveSessionEmails.liveSessionId, liveSessionId),
        eq(liveSessionEmails.userId, userId),
        eq(liveSessionEmails.kind, kind),
      ),
    )
}

/** As a condition on attendances. */
export const lacksSessionEmail = (kind: string) => sql`not exists (select from ${liveSessionEmails}
  where ${liveSessionEmails.liveSessionId} = ${attendances.liveSessionId}
    and ${liveSessionEmails.userId} = ${attendances.userId}
    and ${liveSessionEmails.kind} = ${kind})`
