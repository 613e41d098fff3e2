import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { passkeys, sessions, teamRoles, users } from '@/db/schema'
import { listPasskeyDescriptors, type PasskeyDescriptor } from '@/lib/auth/passkeys'
import type { Viewer } from '@/lib/auth/sessions'
import { findTeamMember, hasTeamAccess, secondFactorRequiredError } from './member'
import { hasSecondFactor, matchesValidPasskey } from './valid-factors'

/** Rejects team members who have a factor but have not verified it recently. */
export async function requireFreshFactor(viewer: Viewer): Promise<void> {
  const member = await findTeamMember(viewer, 'any')
  if (member?.secondFactor.hasFactor && !(await hasTeamAccess(member, true)))
    throw secondFactorRequiredError()
}

/** For adding a factor: the existing one, because the password alone may be someone else's. */
export async function requireEnrolmentProof(viewer: Viewer): Promise<void> {
  if (await needsMailboxLink(viewer)) throw new AppError('forbidden', 'mailboxLinkRequired')
  await requireFreshFactor(viewer)
}

/** A team member's first factor needs a link to the mailbox, opened in this login within the last hour. */
export async function needsMailboxLink(viewer: Viewer): Promise<boolean> {
  const member = await findTeamMember(viewer, 'any')
  if (!member || member.secondFactor.hasFactor) return false
  const db = await database()
  const isProved = gt(sessions.mailboxProvedAt, ago(RETENTION.resetLink))
  return (await db.$count(sessions, and(eq(sessions.id, viewer.sessionId), isProved))) === 0
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
