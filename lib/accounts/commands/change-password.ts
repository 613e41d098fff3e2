import 'server-only'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { hashPassword, passwordMatches } from '@/lib/auth/passwords'
import { endSessionsOf, startSession, type Viewer } from '@/lib/auth/sessions'
import { requireFreshFactor } from '@/lib/team/factors'
import { publicUser } from '../public-user'
import { passwordHashOf } from '../queries'
import { voidResetLinks } from '../reset-links'
import { revokeAccess, voidAddressChange } from '../revoke-access'
import type { PasswordChange } from '../schema'
import type { LoggedIn } from './log-in'

/**
 * Ends every session of the account, this one too, and starts a fresh one for the user. Everything else
 * that opens the account ends as well, unless the user chooses to keep it. The account's row is taken
 * first: what waits for it sees the new password.
 */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword, revokeAccess: revokes = true }: PasswordChange,
  browser: string | null = null,
): Promise<LoggedIn> {
  if (revokes) await requireFreshFactor(viewer)
  const oldHash = await passwordHashOf(viewer.id)
  if (!oldHash || !(await passwordMatches(oldHash, currentPassword))) throw wrongPassword()
  const passwordHash = await hashPassword(newPassword)
  const db = await database()
  const session = await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, viewer.id), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw wrongPassword()
    const provenAt = await provenIn(tx, viewer.sessionId)
    await (revokes ? revokeAccess : endLogins)(tx, viewer.id)
    const started = await startSession(tx, { userId: viewer.id, passwordHash, browser })
    if (started) await tx.update(sessions).set({ provenAt }).where(eq(sessions.id, started.id))
    return started
  })
  if (!session) throw new Error('the session was not stored')
  return { user: publicUser(viewer), session }
}

/** The least that a new password ends. */
async function endLogins(tx: Db, userId: string) {
  await endSessionsOf(tx, userId)
  await voidResetLinks(tx, userId)
  await voidAddressChange(tx, userId)
}

/** The second factor that was shown here stays shown: whoever changes the password may enroll another. */
async function provenIn(tx: Db, sessionId: string) {
  const [row] = await tx
    .select({ provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.provenAt ?? null
}

const wrongPassword = () =>
  new Refusal('badRequest', 'wrongCurrentPassword', {
    errors: { currentPassword: 'wrongCurrentPassword' },
  })
