import 'server-only'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { countAttempt, forgetAttempts } from '@/lib/auth/limits'
import { hashPassword, isOutdated, passwordMatches, wasteACheck } from '@/lib/auth/passwords'
import { type NewSession, startSession } from '@/lib/auth/sessions'
import { publicUser } from '../public-user'
import { findLogin } from '../queries'
import type { Credentials, PublicUser } from '../schema'

export type LoggedIn = { user: PublicUser; session: NewSession }

/**
 * The attempt is counted as a failure before the password is looked at, so that guesses made at
 * the same moment cannot slip under the limit; a success takes the count back.
 */
export async function logIn({ email, password }: Credentials): Promise<LoggedIn> {
  const account = email.toLowerCase()
  const [found] = await Promise.all([findLogin(email), countAttempt('LOGIN_ACCOUNT', account)])
  if (!found) await wasteACheck(password)
  if (!found || !(await passwordMatches(found.passwordHash, password))) {
    throw new Refusal('unauthenticated', 'Invalid email or password.')
  }
  if (isOutdated(found.passwordHash)) await rehash(found.id, found.passwordHash, password)
  const [session] = await Promise.all([
    startSession(await database(), found.id),
    forgetAttempts('LOGIN_ACCOUNT', account),
  ])
  return { user: publicUser(found), session }
}

/** Only while the stored hash is still the one just checked: a change in between wins. */
async function rehash(userId: string, oldHash: string, password: string) {
  const passwordHash = await hashPassword(password)
  const db = await database()
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
}
