import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { passkeyError, recordPasskeyUse, verifyAssertion } from '@/lib/auth/passkeys'
import {
  checkDecoyPassword,
  hashPassword,
  isHashOutdated,
  passwordMatches,
} from '@/lib/auth/passwords'
import { clearAttempts, tooManyAttemptsError } from '@/lib/auth/rate-limits'
import type { PasskeyAssertion } from '@/lib/auth/schema'
import type { NewSession } from '@/lib/auth/sessions'
import { hasAttemptsLeft, type LoginOrigin } from '@/lib/auth/trusted-devices'
import { isSecondFactor, markSecondFactorVerified } from '@/lib/team-access/valid-factors'
import { findLoginAccount, toPublicUser } from '../account'
import { warnOwner } from '../email-address/change'
import { lockAccountRow } from '../locks'
import type { Credentials, PublicUser } from '../schema'
import {
  beginLoginAttempt,
  completePasswordLogin,
  completeProvenLogin,
  type LoginAttempt,
} from './attempt'
import { requireSchoolLogin } from './school-login'

export type LoginResult = { user: PublicUser; session: NewSession }

type LoginAccount = NonNullable<LoginAttempt['account']>

type StartLoginSession = (credentials: {
  userId: string
  passwordHash: string
}) => Promise<NewSession | null>

/**
 * Counts a failure before checking the password, so that simultaneous guesses cannot exceed the limit; a
 * success undoes it. Above the limit only trusted origins get a check; others wait equally long.
 */
export async function logIn(form: Credentials, origin: LoginOrigin): Promise<LoginResult> {
  const attempt = await beginLoginAttempt(form.email, origin)
  const isAdmitted =
    !attempt.limit.isFull || (await isTrustedAboveLimit(attempt, form.email, origin))
  const result = await startIfPasswordMatches(
    isAdmitted ? attempt.account : null,
    form.password,
    async (credentials) => {
      await requireSchoolLogin(credentials.userId, origin).catch(async (error: unknown) => {
        // The password was right, so it is no guess.
        if (!attempt.limit.isFull) await clearAttempts('LOGIN_ACCOUNT', form.email.toLowerCase())
        throw error
      })
      return completePasswordLogin(credentials, form.email, origin, attempt.limit.isFull)
    },
  )
  if (result) return result
  if (attempt.limit.isFull) throw tooManyAttemptsError('LOGIN_ACCOUNT', attempt.limit.waitSeconds)
  throw new AppError('unauthenticated', 'wrongLogin')
}

/** Wrong passwords do not block this login, because a passkey cannot be guessed. */
export async function logInByPasskey(
  assertion: PasskeyAssertion,
  origin: LoginOrigin,
): Promise<LoginResult> {
  const verifiedPasskey = await verifyAssertion(assertion, 'log-in', null)
  const account = await findLoginAccount(verifiedPasskey.userId)
  if (!account) throw passkeyError('without an account')
  await requireSchoolLogin(account.id, origin)
  const db = await database()
  const session = await db.transaction(async (tx) => {
    // Account before passkeys, as everywhere: a concurrent password reset finishes first.
    await lockAccountRow(tx, account.id)
    await recordPasskeyUse(tx, verifiedPasskey)
    const newSession = await completeProvenLogin(tx, account.id, account.email, origin)
    // The device verified its user (fingerprint, face or PIN), so the login also counts as a second factor.
    if (newSession && (await isSecondFactor(tx, verifiedPasskey)))
      await markSecondFactorVerified(tx, { sessionId: newSession.id })
    return newSession
  })
  if (!session) throw passkeyError('without an account')
  return { user: toPublicUser(account), session }
}

async function isTrustedAboveLimit(
  { account, trust }: LoginAttempt,
  email: string,
  origin: LoginOrigin,
) {
  const db = await database()
  await warnOwner(db, email, account)
  return hasAttemptsLeft(db, 'LOGIN_TRUSTED', { email, origin, trust })
}

/**
 * Starts no session if the hash changed during the check, but tries again with the new hash: after a rehash
 * by a concurrent login the password still matches.
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
  if (session && !account.firstLoginAt) await recordFirstLogin(userId)
  if (session) return { user: toPublicUser(account), session }
  const updatedAccount = await findLoginAccount(userId)
  return updatedAccount ? startIfPasswordMatches(updatedAccount, password, start) : null
}

/** After the statement that starts the session: two first logins at once would wait for each other in it. */
async function recordFirstLogin(userId: string) {
  const db = await database()
  await db
    .update(users)
    .set({ firstLoginAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.firstLoginAt)))
}

/** Only while the stored hash is the one just checked, so that a concurrent password change wins. */
async function rehashPassword(userId: string, oldHash: string, password: string) {
  const passwordHash = await hashPassword(password)
  const db = await database()
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
  return passwordHash
}
