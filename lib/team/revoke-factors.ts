import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { authenticators, passkeys, recoveryCodes, staffRoles } from '@/db/schema'
import { hasSecondFactor, matchesValidAuthenticator } from './valid-factors'

/**
 * A passkey opens the account by itself, so all of them go. An authenticator and the recovery codes only
 * add to a password: for a team member whose second factor they are they stay, or the mailbox alone
 * would open the team area. If no factor is left, the role notes that one was revoked.
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
      .update(staffRoles)
      .set({ factorRevokedAt: sql`now()` })
      .where(and(eq(staffRoles.userId, userId), sql`not ${hasSecondFactor(userId)}`))
}

/** Another one is enrolled, or a colleague has allowed to begin again. */
export async function clearRevokedFactor(tx: Db, userId: string): Promise<void> {
  await tx.update(staffRoles).set({ factorRevokedAt: null }).where(eq(staffRoles.userId, userId))
}

/** One that was revoked before counts too: its recovery codes are all that is left. */
async function hadFactor(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({
      had: sql<boolean>`(${hasSecondFactor(userId)} or ${staffRoles.factorRevokedAt} is not null)`,
    })
    .from(staffRoles)
    .where(eq(staffRoles.userId, userId))
  return row?.had === true
}
