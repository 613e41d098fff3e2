import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { authenticators, passkeys, recoveryCodes, teamRoles } from '@/db/schema'
import { hasSecondFactor, matchesValidAuthenticator } from './valid-factors'

/**
 * Passkeys need no password, so all are removed. Authenticator and recovery codes stay for team members, or
 * the mailbox alone would open the team area. If no factor is left, the role records it.
 */
export async function revokeFactors(tx: Db, userId: string): Promise<void> {
  const hasEnrolledFactor = await hadFactor(tx, userId)
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx
    .delete(authenticators)
    .where(
      and(
        eq(authenticators.userId, userId),
        sql`(${matchesValidAuthenticator(userId)}) is not true`,
      ),
    )
  if (!hasEnrolledFactor) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  else
    await tx
      .update(teamRoles)
      .set({ factorRevokedAt: sql`now()` })
      .where(and(eq(teamRoles.userId, userId), sql`not ${hasSecondFactor(userId)}`))
}

/** A new factor was enrolled, or a colleague has allowed a new start. */
export async function clearRevokedFactor(tx: Db, userId: string): Promise<void> {
  await tx.update(teamRoles).set({ factorRevokedAt: null }).where(eq(teamRoles.userId, userId))
}

/** Includes a factor revoked earlier, of which only recovery codes are left. */
async function hadFactor(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({
      had: sql<boolean>`(${hasSecondFactor(userId)} or ${teamRoles.factorRevokedAt} is not null)`,
    })
    .from(teamRoles)
    .where(eq(teamRoles.userId, userId))
  return row?.had === true
}
