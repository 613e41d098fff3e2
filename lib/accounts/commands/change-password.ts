import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { hashPassword, passwordMatches } from '@/lib/auth/passwords'
import { endUserSessions, startSession, type Viewer } from '@/lib/auth/sessions'
import { requireFreshFactor } from '@/lib/team/factors'
import { toPublicUser } from '../public-user'
import { findPasswordHash } from '../queries'
import { voidResetLinks } from '../reset-links'
import { revokeAccess, voidEmailChange } from '../revoke-access'
import type { PasswordChange } from '../schema'
import type { LoginResult } from './log-in'

/**
 * Ends every session of the account, this one too, and starts a fresh one for the user. Everything else
 * that opens the account ends as well, unless the user chooses to keep it. The account's row is taken
 * first: what waits for it sees the new password.
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
      await tx
        .update(sessions)
        .set({ provenAt: secondFactorAt })
        .where(eq(sessions.id, newSession.id))
    return newSession
  })
  if (!session) throw new Error('the session was not stored')
  return { user: toPublicUser(viewer), session }
}

/** The least that a new password ends. */
async function endLoginsAndLinks(tx: Db, userId: string) {
  await endUserSessions(tx, userId)
  await voidResetLinks(tx, userId)
  await voidEmailChange(tx, userId)
}

/** The second factor that was shown here stays shown: whoever changes the password may enroll another. */
async function findSecondFactorTime(tx: Db, sessionId: string) {
  const [row] = await tx
    .select({ provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.provenAt ?? null
}

const wrongPasswordError = () =>
  new AppError('badRequest', 'wrongCurrentPassword', {
    errors: { currentPassword: 'wrongCurrentPassword' },
  })
