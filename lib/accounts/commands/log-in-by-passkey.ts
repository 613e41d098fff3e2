import 'server-only'
import { database } from '@/db/client'
import { passkeyError, recordPasskeyUse, verifyAssertion } from '@/lib/auth/passkeys'
import type { PasskeyAssertion } from '@/lib/auth/schema'
import type { LoginOrigin } from '@/lib/auth/trusted-devices'
import { isSecondFactor, markSecondFactorVerified } from '@/lib/team-access/verified-factor'
import { lockAccountRow } from '../locks'
import { toPublicUser } from '../public-user'
import { findLoginAccount } from '../queries'
import type { LoginResult } from './log-in'
import { completePasskeyLogin } from './login-attempt'

/** Wrong passwords do not block this login, because a passkey cannot be guessed. */
export async function logInByPasskey(
  assertion: PasskeyAssertion,
  origin: LoginOrigin,
): Promise<LoginResult> {
  const verifiedPasskey = await verifyAssertion(assertion, 'log-in', null)
  const account = await findLoginAccount(verifiedPasskey.userId)
  if (!account) throw passkeyError('without an account')
  const db = await database()
  const session = await db.transaction(async (tx) => {
    // Account before passkeys, as everywhere: a concurrent password reset finishes first.
    await lockAccountRow(tx, account.id)
    await recordPasskeyUse(tx, verifiedPasskey)
    const newSession = await completePasskeyLogin(tx, account.id, account.email, origin)
    // The device verified its user (fingerprint, face or PIN), so the login also counts as a second factor.
    if (newSession && (await isSecondFactor(tx, verifiedPasskey)))
      await markSecondFactorVerified(tx, { sessionId: newSession.id })
    return newSession
  })
  if (!session) throw passkeyError('without an account')
  return { user: toPublicUser(account), session }
}
