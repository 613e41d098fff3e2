import 'server-only'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { hashPassword, passwordMatches } from '@/lib/auth/passwords'
import { endSessionsOf, startSession, type Viewer } from '@/lib/auth/sessions'
import { publicUser } from '../public-user'
import { passwordHashOf } from '../queries'
import { voidResetLinks } from '../reset-links'
import type { PasswordChange } from '../schema'
import type { LoggedIn } from './log-in'

/**
 * Ends every session of the account, this one too, voids its reset links, and starts a fresh session for
 * who changed it. The account's row is taken first: what waits for it sees the new password.
 */
export async function changePassword(
  viewer: Viewer,
  form: PasswordChange,
  browser: string | null = null,
): Promise<LoggedIn> {
  const oldHash = await passwordHashOf(viewer.id)
  if (!oldHash || !(await passwordMatches(oldHash, form.currentPassword))) throw wrongPassword()
  const passwordHash = await hashPassword(form.newPassword)
  const db = await database()
  const session = await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, viewer.id), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw wrongPassword()
    await endSessionsOf(tx, viewer.id)
    await voidResetLinks(tx, viewer.id)
    return startSession(tx, { userId: viewer.id, passwordHash, browser })
  })
  if (!session) throw new Error('the session was not stored')
  return { user: publicUser(viewer), session }
}

const wrongPassword = () =>
  new Refusal('badRequest', 'wrongCurrentPassword', {
    errors: { currentPassword: 'wrongCurrentPassword' },
  })
