import 'server-only'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { type Db, database } from '@/db/client'
import { authenticators } from '@/db/schema'
import type { AccountEmailData } from '@/lib/accounts/emails'
import { lockLiveLogin } from '@/lib/accounts/locks'
import { confirmPassword } from '@/lib/accounts/password/check'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { passkeyError, recordPasskeyUse, verifyAssertion } from '@/lib/auth/passkeys'
import { clearAttempts, countAttempt } from '@/lib/auth/rate-limits'
import type { PasskeyAssertion } from '@/lib/auth/schema'
import { decrypt } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { secondFactorRequiredError, type TeamMember } from '@/lib/team-access/member'
import {
  isSecondFactor,
  markSecondFactorVerified,
  matchesValidAuthenticator,
} from '@/lib/team-access/valid-factors'
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-codes'
import { countFactors } from './roles'
import type { VerificationMethods } from './schema'

export const ENCRYPTION_PURPOSE = 'authenticator'

/** All false if a second factor must be set up first. */
export async function getVerificationMethods({
  id,
  secondFactor,
}: TeamMember): Promise<VerificationMethods> {
  const [{ passkeys, authenticator }, codesLeft] = await Promise.all([
    countFactors(id),
    countRecoveryCodes(id),
  ])
  return {
    passkey: passkeys > 0,
    // Recovery codes also work for members with passkeys only, or whose factor was revoked.
    code: authenticator || (secondFactor.hasFactor && codesLeft > 0),
    password: !secondFactor.hasFactor && !settings().secondFactorRequired,
  }
}

/** Verification holds for this login session only. */

export async function verifyByPasskey(
  member: TeamMember,
  assertion: PasskeyAssertion,
): Promise<void> {
  const verifiedPasskey = await verifyAssertion(assertion, 'verify', member)
  const db = await database()
  await db.transaction(async (tx) => {
    await lockLiveLogin(tx, member)
    await recordPasskeyUse(tx, verifiedPasskey)
    if (!(await isSecondFactor(tx, verifiedPasskey))) throw passkeyError('older than the role')
    await markSecondFactorVerified(tx, member)
  })
}

/** Counts a failure before checking, so that simultaneous guesses cannot exceed the limit. */
export async function verifyByCode(member: TeamMember, code: string): Promise<void> {
  await countAttempt('SECOND_FACTOR', member.id)
  const isVerified =
    code.length === 6 ? await verifyAppCode(member, code) : await verifyRecoveryCode(member, code)
  if (!isVerified) throw wrongCodeError()
  await clearAttempts('SECOND_FACTOR', member.id)
}

/** Only where the settings make the second factor optional and the member has none. */
export async function verifyByPassword(member: TeamMember, password: string): Promise<void> {
  if (settings().secondFactorRequired || member.secondFactor.hasFactor)
    throw secondFactorRequiredError()
  await confirmPassword(member.id, password)
  await markSecondFactorVerified(await database(), member)
}

export async function readAuthenticator(db: Db, userId: string) {
  const [row] = await db
    .select({
      encryptedSecret: authenticators.encryptedSecret,
      isConfirmed: sql<boolean>`${authenticators.confirmedAt} is not null`,
      age: sql<number>`extract(epoch from now() - ${authenticators.createdAt})::float8`,
      now: sql<number>`extract(epoch from now())::float8`,
    })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  return row && { ...row, secret: decrypt(ENCRYPTION_PURPOSE, userId, row.encryptedSecret) }
}

export const wrongCodeError = () =>
  new AppError('badRequest', 'wrongCode', { errors: { code: 'wrongCode' } })

/** Works once: the statement that accepts a code also invalidates its time step and earlier ones. */
async function verifyAppCode(member: TeamMember, code: string): Promise<boolean> {
  const db = await database()
  const authenticator = await readAuthenticator(db, member.id)
  const step = authenticator?.secret
    ? findTimeStep(authenticator.secret, code, authenticator.now)
    : null
  if (step === null) return false
  return db.transaction(async (tx) => {
    await lockLiveLogin(tx, member)
    const updatedRows = await tx
      .update(authenticators)
      .set({ lastStep: step })
      .where(and(matchesValidAuthenticator(member.id), lt(authenticators.lastStep, step)))
      .returning({ userId: authenticators.userId })
    if (updatedRows.length === 0) return false
    await markSecondFactorVerified(tx, member)
    return true
  })
}

async function verifyRecoveryCode(member: TeamMember, code: string): Promise<boolean> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockLiveLogin(tx, member)
    if (!(await consumeRecoveryCode(tx, member.id, code))) return false
    await markSecondFactorVerified(tx, member)
    await writeAuditLog(tx, { action: 'recovery-code.used', actor: userActor(member.id) })
    const data = { firstname: member.firstname, change: 'codeUsed' as const, name: '' }
    await enqueueMail<AccountEmailData>(tx, {
      template: 'loginMethodChanged',
      to: member.email,
      data,
    })
    return true
  })
}

/** Parameters that authenticator apps support: six digits, every 30 seconds. */

const TOTP_OPTIONS = { issuer: site.name, algorithm: 'SHA1', digits: 6, period: 30 }
const MAX_CLOCK_SKEW_STEPS = 1

export const createTotpSecret = () => new Secret({ size: 20 }).base32

export const buildOtpauthUrl = (secret: string, email: string) =>
  new TOTP({ ...TOTP_OPTIONS, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The code's time step, at most one before or after now; null without a match. */
export function findTimeStep(secret: string, code: string, seconds: number): number | null {
  const totp = new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({
    token: code,
    timestamp: seconds * 1000,
    window: MAX_CLOCK_SKEW_STEPS,
  })
  return delta === null ? null : Math.floor(seconds / TOTP_OPTIONS.period) + delta
}
