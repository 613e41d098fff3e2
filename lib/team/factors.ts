import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { passkeys, staffRoles, users } from '@/db/schema'
import { listPasskeyDescriptors, type PasskeyDescriptor } from '@/lib/auth/passkey-queries'
import type { Viewer } from '@/lib/auth/sessions'
import { findTeamMember, hasTeamAccess, secondFactorRequiredError } from './member'
import { hasSecondFactor, matchesValidPasskey } from './valid-factors'

/**
 * What changes a second factor. For who has one on the team's side, the password is not enough: who has
 * found it out could else put a factor of his own beside it, or take it away and begin anew.
 */

/** Lets everybody through but somebody of the team with a factor that was not shown just now. */
export async function requireFreshFactor(viewer: Viewer): Promise<void> {
  const member = await findTeamMember(viewer, 'editor')
  if (member?.shown.hasFactor && !(await hasTeamAccess(member, true)))
    throw secondFactorRequiredError()
}

/** One change at a time: what is read after this stays so until the transaction ends. */
export async function lockFactors(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/**
 * Removes one by this work. The last that counts stays where the team area needs one: without any it
 * would be open to whoever knows the password.
 */
export async function removeUnlessLastFactor<T>(tx: Db, userId: string, remove: () => Promise<T>) {
  const hadFactor = await hasValidFactor(tx, userId)
  const result = await remove()
  if (hadFactor && settings().secondFactorRequired && !(await hasValidFactor(tx, userId)))
    throw new AppError('conflict', 'lastFactor')
  return result
}

/**
 * Which of the account's passkeys keep their device from making another. A team member's device whose
 * passkey does not count as a second factor makes a new one in its place.
 */
export async function listExcludedPasskeys(userId: string): Promise<PasskeyDescriptor[]> {
  const db = await database()
  const [descriptors, roleCount, validPasskeys] = await Promise.all([
    listPasskeyDescriptors(userId),
    db.$count(staffRoles, eq(staffRoles.userId, userId)),
    db.select({ id: passkeys.id }).from(passkeys).where(matchesValidPasskey(userId)),
  ])
  return roleCount === 0
    ? descriptors
    : descriptors.filter(({ id }) => validPasskeys.some((passkey) => passkey.id === id))
}

async function hasValidFactor(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ one: hasSecondFactor(staffRoles.userId) })
    .from(staffRoles)
    .where(eq(staffRoles.userId, userId))
  return row?.one === true
}
