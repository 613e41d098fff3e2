import 'server-only'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { authenticators, passkeys, sessions } from '@/db/schema'

/**
 * A credential older than the role or the first email confirmation may be someone else's. Later email changes
 * do not count, or the password alone could disable a factor.
 */
const isEnrolledSinceRole = (createdAt: PgColumn, userId: unknown) =>
  sql`${createdAt} >= (select greatest(r.created_at, coalesce(u.first_confirmed_at, u.email_confirmed_at))
    from team_roles r join users u on u.id = r.user_id
    where r.user_id = ${userId} and u.email_confirmed_at is not null)`

export async function isSecondFactor(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  return (await tx.$count(passkeys, and(eq(passkeys.id, id), matchesValidPasskey(userId)))) > 0
}

export async function markSecondFactorVerified(
  tx: Db,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const now = sql`now()`
  await tx
    .update(sessions)
    .set({ secondFactorAt: now, teamSeenAt: now })
    .where(eq(sessions.id, sessionId))
}

export const matchesValidPasskey = (userId: unknown): SQL | undefined =>
  and(eq(passkeys.userId, sql`${userId}`), isEnrolledSinceRole(passkeys.createdAt, userId))

export const matchesValidAuthenticator = (userId: unknown): SQL | undefined =>
  and(
    eq(authenticators.userId, sql`${userId}`),
    isNotNull(authenticators.confirmedAt),
    isEnrolledSinceRole(authenticators.createdAt, userId),
  )

/** A passkey, or an authenticator whose first code was confirmed. */
export const hasSecondFactor = (userId: unknown) => sql<boolean>`(
  exists (select from ${passkeys} where ${matchesValidPasskey(userId)})
  or exists (select from ${authenticators} where ${matchesValidAuthenticator(userId)}))`
