import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { RETENTION } from '@/base/retention'
import { runSerially } from '@/base/run-serially'
import { settings } from '@/base/settings'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { passwordResetTokens, users } from '@/db/schema'
import { hashPassword } from '@/lib/auth/passwords'
import { clearAttempts, countAttemptInTransaction, getNetwork } from '@/lib/auth/rate-limits'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import {
  fingerprintIp,
  hasAttemptsLeft,
  isKnownIp,
  type LoginOrigin,
  type LoginTrust,
} from '@/lib/auth/trusted-devices'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { findRecipient, matchesEmail } from '../account'
import { emailConfirmedColumns } from '../email-address/confirmed'
import type { AccountEmailData } from '../emails'
import { revokeAccess } from '../revoke-access'
import type { PasswordReset, ResetRequest } from '../schema'

/**
 * At most one link per account. Unknown emails run the same statement and store nothing. `for share` waits
 * for a concurrent password change; a later one sees this link and voids it.
 */
export async function storeResetLink(db: Db, email: string, token: string): Promise<void> {
  const expiresAt = fromNow(RETENTION.resetLink)
  await db.execute(sql`
    insert into ${passwordResetTokens} (user_id, token_hash, expires_at)
    select ${users.id}, ${hashToken(token)}, ${expiresAt}
    from ${users} where ${matchesEmail(email)} for share
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`)
}

export async function findUserIdByResetLink(token: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ userId: passwordResetTokens.userId })
    .from(passwordResetTokens)
    .where(matchesOpenLink(token))
  return row?.userId ?? null
}

/** Deleting the row consumes the link, so only one request can. */
export async function consumeResetLink(db: Db, token: string): Promise<boolean> {
  const deletedRows = await db
    .delete(passwordResetTokens)
    .where(matchesOpenLink(token))
    .returning({ id: passwordResetTokens.id })
  return deletedRows.length > 0
}

export async function voidResetLinks(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
}

export async function purgeResetLinks(db: Db): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, sql`now()`))
}

/**
 * All share six emails a day. Then a network's first request that day has its own, and one email an hour is
 * left. A link is valid for an hour, so the newest one in the mailbox works, even if somebody else requests more. Trust
 * comes last: only there the work would reveal an account.
 */
export async function hasResetEmailLeft(
  db: Db,
  email: string,
  origin: LoginOrigin,
  trust: LoginTrust,
): Promise<boolean> {
  const account = email.toLowerCase()
  const network = await countAttemptInTransaction(
    db,
    'FORGOT_NETWORK',
    `${account}\n${getNetwork(origin.ip)}`,
  )
  const isAdmitted =
    (await hasLeft('FORGOT_ACCOUNT')) ||
    (!network.isFull && (await hasLeft('FORGOT_NETWORKS'))) ||
    (await hasLeft('FORGOT_HOURLY')) ||
    (await hasAttemptsLeft(db, 'FORGOT_TRUSTED', { email, origin, trust }))
  if (!isAdmitted) log().warn({ event: 'rate-limit.exceeded', limit: 'FORGOT_ACCOUNT' })
  return isAdmitted

  async function hasLeft(limit: 'FORGOT_ACCOUNT' | 'FORGOT_NETWORKS' | 'FORGOT_HOURLY') {
    return !(await countAttemptInTransaction(db, limit, account)).isFull
  }
}

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

const matchesOpenLink = (token: string) =>
  and(
    eq(passwordResetTokens.tokenHash, hashToken(token)),
    gt(passwordResetTokens.expiresAt, sql`now()`),
  )

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

const invalidLinkError = () => new AppError('badRequest', 'resetLinkInvalid')
