import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { hashPassword, passwordMatches } from '@/lib/auth/passwords'
import { endUserSessions, startSession, type Viewer } from '@/lib/auth/sessions'
import { requireFreshFactor } from '@/lib/team-access/factors'
import { findPasswordHash, toPublicUser } from '../account'
import type { LoginResult } from '../login/log-in'
import { revokeAccess, voidEmailChange } from '../revoke-access'
import type { PasswordChange } from '../schema'
import { voidResetLinks } from './reset'

/**
 * Ends every session and starts a new one for the user; other credentials end too unless the user keeps them.
 * Locks the account row first, so that concurrent logins see the new password.
 */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword, revokeAccess: shouldRevokeAccess = true }: PasswordChange,
  browser: string | null = null,
): Promise<LoginResult> {
  if (shouldRevokeAccess) await requireFreshFactor(viewer)
  const oldHash = await findPasswordHash(viewer.id)
  if (!oldHash || !(await passwordMatches(oldHash, currentPassword))) throw wrongPasswordError()
  const passwordHash = await hashPassword(newPassword)
  const db = await database()
  const session = await db.transaction(async (tx) => {
    const updatedRows = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, viewer.id), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id })
    if (updatedRows.length === 0) throw wrongPasswordError()
    const secondFactorAt = await findSecondFactorTime(tx, viewer.sessionId)
    await (shouldRevokeAccess ? revokeAccess : endLoginsAndLinks)(tx, viewer.id)
    const newSession = await startSession(tx, { userId: viewer.id, passwordHash, browser })
    if (newSession)
      await tx.update(sessions).set({ secondFactorAt }).where(eq(sessions.id, newSession.id))
    return newSession
  })
  if (!session) throw new Error('the session was not stored')
  return { user: toPublicUser(viewer), session }
}

async function endLoginsAndLinks(tx: Db, userId: string) {
  await endUserSessions(tx, userId)
  await voidResetLinks(tx, userId)
  await voidEmailChange(tx, userId)
}

/** The new session keeps the second factor, so that the user can enroll another one. */
async function findSecondFactorTime(tx: Db, sessionId: string) {
  const [row] = await tx
    .select({ secondFactorAt: sessions.secondFactorAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.secondFactorAt ?? null
}

const wrongPasswordError = () =>
  new AppError('badRequest', 'wrongCurrentPassword', {
    errors: { currentPassword: 'wrongCurrentPassword' },
  })
