import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import type { Db } from '@/db/client'
import { staffRoles, users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { atHome, hasFactor, teamMember, unproven } from './member'

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

/** After one was removed: without any, the team's side would be open to who knows the password. */
export async function keepsAFactor(tx: Db, userId: string): Promise<void> {
  if (!settings().secondFactorRequired) return
  const [bare] = await tx
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(and(eq(staffRoles.userId, userId), sql`not ${hasFactor(staffRoles.userId)}`))
  if (bare) throw new Refusal('conflict', 'lastFactor')
}
