import 'server-only'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { hasTriesLeft, type Place } from '@/lib/auth/known-places'
import { tooMany } from '@/lib/auth/limits'
import { hashPassword, isOutdated, passwordMatches, wasteACheck } from '@/lib/auth/passwords'
import type { NewSession } from '@/lib/auth/sessions'
import { publicUser } from '../public-user'
import { findAgain } from '../queries'
import type { Credentials, PublicUser } from '../schema'
import { type Attempt, beginAttempt, succeed } from './login-attempt'
import { warnOwner } from './warn-owner'

export type LoggedIn = { user: PublicUser; session: NewSession }

/**
 * The attempt is counted as a failure before the password is looked at, so that guesses made at
 * the same moment cannot slip under the limit; a success takes the count back. Above the limit only a
 * place that the account knows still gets its password looked at, and everyone else waits as long.
 */
export async function logIn(form: Credentials, place: Place): Promise<LoggedIn> {
  const attempt = await beginAttempt(form.email, place)
  const admitted = !attempt.limit.full || (await admittedAbove(attempt, form.email, place))
  const loggedIn = await enter(admitted ? attempt.account : null, form.password, (checked) =>
    succeed(checked, form.email, place, attempt.limit.full),
  )
  if (loggedIn) return loggedIn
  if (attempt.limit.full) throw tooMany('LOGIN_ACCOUNT', attempt.limit.wait)
  throw new Refusal('unauthenticated', 'wrongLogin')
}

async function admittedAbove({ account, trust }: Attempt, email: string, place: Place) {
  const db = await database()
  await warnOwner(db, email, account)
  return hasTriesLeft(db, 'LOGIN_TRUSTED', { email, place, trust })
}

type Account = NonNullable<Attempt['account']>
type Start = (checked: { userId: string; passwordHash: string }) => Promise<NewSession | null>

/**
 * No session comes of it when the hash changed while it was checked: by the owner, then this password
 * matches no longer; or renewed by another login at the same moment, then it still does.
 */
async function enter(
  account: Account | null,
  password: string,
  start: Start,
): Promise<LoggedIn | null> {
  if (!account) await wasteACheck(password)
  if (!account || !(await passwordMatches(account.passwordHash, password))) return null
  const { id: userId } = account
  const passwordHash = isOutdated(account.passwordHash)
    ? await rehash(userId, account.passwordHash, password)
    : account.passwordHash
  const session = await start({ userId, passwordHash })
  if (session) return { user: publicUser(account), session }
  const changed = await findAgain(userId)
  return changed ? enter(changed, password, start) : null
}

/** Only while the stored hash is still the one just checked: a change in between wins. */
async function rehash(userId: string, oldHash: string, password: string) {
  const passwordHash = await hashPassword(password)
  const db = await database()
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
  return passwordHash
}
