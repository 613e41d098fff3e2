import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { passkeys, teamRoles, users } from '@/db/schema'
import { listPasskeyDescriptors, type PasskeyDescriptor } from '@/lib/auth/passkey-queries'
import type { Viewer } from '@/lib/auth/sessions'
import { findTeamMember, hasTeamAccess, secondFactorRequiredError } from './member'
import { hasSecondFactor, matchesValidPasskey } from './valid-factors'

/** Requires the existing factor: with the password alone, an attacker could add or replace one. */

/** Rejects team members who have a factor but have not verified it recently. */
export async function requireFreshFactor(viewer: Viewer): Promise<void> {
  const member = await findTeamMember(viewer, 'any')
  if (member?.secondFactor.hasFactor && !(await hasTeamAccess(member, true)))
    throw secondFactorRequiredError()
}

/** Serialises changes: values read after this stay valid until the transaction ends. */
export async function lockFactors(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Keeps the last valid factor: without it the password alone would open the team area. */
export async function removeUnlessLastFactor<T>(tx: Db, userId: string, remove: () => Promise<T>) {
  const hadFactor = await hasValidFactor(tx, userId)
  const result = await remove()
  if (hadFactor && settings().secondFactorRequired && !(await hasValidFactor(tx, userId)))
    throw new AppError('conflict', 'lastFactor')
  return result
}

/** Passkeys that are no valid second factor are left out, so that their device can replace them. */
export async function listExcludedPasskeys(userId: string): Promise<PasskeyDescriptor[]> {
  const db = await database()
  const [descriptors, roleCount, validPasskeys] = await Promise.all([
    listPasskeyDescriptors(userId),
    db.$count(teamRoles, eq(teamRoles.userId, userId)),
    db.select({ id: passkeys.id }).from(passkeys).where(matchesValidPasskey(userId)),
  ])
  return roleCount === 0
    ? descriptors
    : descriptors.filter(({ id }) => validPasskeys.some((passkey) => passkey.id === id))
}

async function hasValidFactor(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ one: hasSecondFactor(teamRoles.userId) })
    .from(teamRoles)
    .where(eq(teamRoles.userId, userId))
  return row?.one === true
}
