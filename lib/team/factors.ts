import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { passkeys, staffRoles, users } from '@/db/schema'
import { type KnownKey, keysOf } from '@/lib/auth/passkeys'
import type { Viewer } from '@/lib/auth/sessions'
import { countingPasskey, hasFactor } from './counting-factors'
import { atHome, teamMember, unproven } from './member'

/**
 * What changes a second factor. For who has one on the team's side, the password is not enough: who has
 * found it out could else put a factor of his own beside it, or take it away and begin anew.
 */

/** Lets everybody through but somebody of the team with a factor that was not shown just now. */
export async function requireFreshFactor(viewer: Viewer): Promise<void> {
  const member = await teamMember(viewer, 'editor')
  if (member?.shown.hasFactor && !(await atHome(member, true))) throw unproven()
}

/** One change at a time: what is read after this stays so until the transaction ends. */
export async function takeFactors(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/**
 * Removes one by this work. The last that counts stays where the team area needs one: without any it
 * would be open to whoever knows the password.
 */
export async function keepingAFactor<T>(tx: Db, userId: string, remove: () => Promise<T>) {
  const before = await countsOne(tx, userId)
  const removed = await remove()
  if (before && settings().secondFactorRequired && !(await countsOne(tx, userId)))
    throw new Refusal('conflict', 'lastFactor')
  return removed
}

/**
 * Which of the account's passkeys keep their device from making another. A team member's device whose
 * passkey does not count as a second factor makes a new one in its place.
 */
export async function keysToExclude(userId: string): Promise<KnownKey[]> {
  const db = await database()
  const [keys, role, counting] = await Promise.all([
    keysOf(userId),
    db.$count(staffRoles, eq(staffRoles.userId, userId)),
    db.select({ id: passkeys.id }).from(passkeys).where(countingPasskey(userId)),
  ])
  return role === 0 ? keys : keys.filter(({ id }) => counting.some((one) => one.id === id))
}

async function countsOne(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ one: hasFactor(staffRoles.userId) })
    .from(staffRoles)
    .where(eq(staffRoles.userId, userId))
  return row?.one === true
}
