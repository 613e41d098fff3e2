import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { attendances, liveSessionEmails } from '@/db/schema'

/** A row per session, user and kind is the right to send one email, so that none goes out twice. */
export type SessionEmailClaim = { liveSessionId: string; userId: string; kind: string }

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
