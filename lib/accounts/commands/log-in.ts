import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { tooManyAttemptsError } from '@/lib/auth/limits'
import {
  checkDecoyPassword,
  hashPassword,
  isHashOutdated,
  passwordMatches,
} from '@/lib/auth/passwords'
import type { NewSession } from '@/lib/auth/sessions'
import { hasAttemptsLeft, type LoginOrigin } from '@/lib/auth/trusted-devices'
import { toPublicUser } from '../public-user'
import { findLoginAccount } from '../queries'
import type { Credentials, PublicUser } from '../schema'
import { beginLoginAttempt, completePasswordLogin, type LoginAttempt } from './login-attempt'
import { warnOwner } from './warn-owner'

export type LoginResult = { user: PublicUser; session: NewSession }

/**
 * The attempt is counted as a failure before the password is looked at, so that guesses made at
 * the same moment cannot slip under the limit; a success takes the count back. Above the limit only a
 * place that the account knows still gets its password looked at, and everyone else waits as long.
 */
export async function logIn(form: Credentials, origin: LoginOrigin): Promise<LoginResult> {
  const attempt = await beginLoginAttempt(form.email, origin)
  const isAdmitted = !attempt.limit.full || (await isTrustedAboveLimit(attempt, form.email, origin))
  const result = await startIfPasswordMatches(
    isAdmitted ? attempt.account : null,
    form.password,
    (credentials) => completePasswordLogin(credentials, form.email, origin, attempt.limit.full),
  )
  if (result) return result
  if (attempt.limit.full) throw tooManyAttemptsError('LOGIN_ACCOUNT', attempt.limit.wait)
  throw new AppError('unauthenticated', 'wrongLogin')
}

async function isTrustedAboveLimit(
  { account, trust }: LoginAttempt,
  email: string,
  origin: LoginOrigin,
) {
  const db = await database()
  await warnOwner(db, email, account)
  return hasAttemptsLeft(db, 'LOGIN_TRUSTED', { email, place: origin, trust })
}

type LoginAccount = NonNullable<LoginAttempt['account']>
type StartLoginSession = (credentials: {
  userId: string
  passwordHash: string
}) => Promise<NewSession | null>

/**
 * No session comes of it when the hash changed while it was checked: by the owner, then this password
 * matches no longer; or renewed by another login at the same moment, then it still does.
 */
async function startIfPasswordMatches(
  account: LoginAccount | null,
  password: string,
  start: StartLoginSession,
): Promise<LoginResult | null> {
  if (!account) await checkDecoyPassword(password)
  if (!account || !(await passwordMatches(account.passwordHash, password))) return null
  const { id: userId } = account
  const passwordHash = isHashOutdated(account.passwordHash)
    ? await rehashPassword(userId, account.passwordHash, password)
    : account.passwordHash
  const session = await start({ userId, passwordHash })
  if (session) return { user: toPublicUser(account), session }
  const updatedAccount = await findLoginAccount(userId)
  return updatedAccount ? startIfPasswordMatches(updatedAccount, password, start) : null
}

/** Only while the stored hash is still the one just checked: a change in between wins. */
async function rehashPassword(userId: string, oldHash: string, password: string) {
  const passwordHash = await hashPassword(password)
  const db = await database()
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
  return passwordHash
}
