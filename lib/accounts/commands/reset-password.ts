import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/schema'
import { clearAttempts } from '@/lib/auth/limits'
import { hashPassword } from '@/lib/auth/passwords'
import { runSerially } from '@/lib/auth/run-serially'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import {
  fingerprintIp,
  isKnownIp,
  type LoginOrigin,
  type LoginTrust,
} from '@/lib/auth/trusted-devices'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { emailConfirmedColumns } from '../email-confirmed'
import type { AccountEmailData } from '../emails'
import { findRecipient, matchesEmail } from '../queries'
import { hasResetEmailLeft } from '../reset-email-limits'
import { consumeResetLink, findUserIdByResetLink, storeResetLink } from '../reset-links'
import { revokeAccess } from '../revoke-access'
import type { PasswordReset, ResetRequest } from '../schema'

/**
 * Neither the response nor its timing reveals whether the account exists or the email was suppressed: the
 * same statements run, and an email without a recipient takes the same path.
 */
export async function requestPasswordReset(
  { email }: ResetRequest,
  origin: LoginOrigin,
): Promise<void> {
  const db = await database()
  const trust = await findLoginTrust(db, email, origin)
  const isAdmitted = await hasResetEmailLeft(db, email, origin, trust)
  const token = createToken()
  const link = new URL(routes.resetPassword(token), settings().appUrl).href
  await db.transaction(async (tx) => {
    await storeResetLink(tx, isAdmitted ? email : '', token)
    // Read again under the lock: the account may have been erased meanwhile.
    const recipient = await findRecipient(tx, email)
    const { firstname = 'Nobody', email: to = null } = (isAdmitted && recipient) || {}
    await enqueueMail<AccountEmailData>(tx, {
      template: 'resetLink',
      to,
      data: { firstname, link },
    })
  })
}

async function findLoginTrust(db: Db, email: string, origin: LoginOrigin): Promise<LoginTrust> {
  const ipFingerprint = fingerprintIp(email, origin.ip)
  const [row] = await db
    .select({
      knownAddress: isKnownIp(sql`${ipFingerprint}`),
      accessRevokedAt: users.accessRevokedAt,
    })
    .from(users)
    .where(matchesEmail(email))
  return row ?? { knownAddress: false, accessRevokedAt: null }
}

export const isResetLinkValid = async (token: string): Promise<boolean> =>
  isToken(token) && (await findUserIdByResetLink(token)) !== null

/**
 * Also confirms the email. Locks the account before the link and the sessions, as everywhere, so that a
 * concurrent login with the old password sees the new one.
 */
export const redeemPasswordReset = (token: string, { password }: PasswordReset) =>
  runSerially(`reset ${hashToken(token)}`, async () => {
    const userId = isToken(token) ? await findUserIdByResetLink(token) : null
    if (!userId) throw invalidLinkError()
    const passwordHash = await hashPassword(password)
    const db = await database()
    const email = await db.transaction(async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ passwordHash, ...emailConfirmedColumns })
        .where(eq(users.id, userId))
        .returning({ email: users.email })
      if (!user || !(await consumeResetLink(tx, token))) throw invalidLinkError()
      await revokeAccess(tx, userId)
      return user.email
    })
    await clearAttempts('LOGIN_ACCOUNT', email.toLowerCase())
    return { userId }
  })

const invalidLinkError = () => new AppError('badRequest', 'resetLinkInvalid')
