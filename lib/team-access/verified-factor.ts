import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { passkeys, sessions } from '@/db/schema'
import { matchesValidPasskey } from './valid-factors'

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
