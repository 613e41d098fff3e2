import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/schema'
import { inTurn } from '@/lib/auth/in-turn'
import {
  addressMark,
  hasTriesLeft,
  isKnownAddress,
  type Place,
  type Trust,
} from '@/lib/auth/known-places'
import { count, forgetAttempts } from '@/lib/auth/limits'
import { hashPassword } from '@/lib/auth/passwords'
import { isToken, newToken, tokenHash } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { addressConfirmed } from '../address-confirmed'
import { byEmail, findRecipient } from '../queries'
import { accountOfLink, storeResetLink, takeLink } from '../reset-links'
import { revokeAccess } from '../revoke-access'
import type { PasswordReset, ResetRequest } from '../schema'

/**
 * Emails a link that works once, for an hour. Neither the response nor its time says whether the account
 * exists or the email was held back: the same statements run, and an email without a recipient goes the
 * same way up to the point of sending.
 */
export async function requestReset({ email }: ResetRequest, place: Place): Promise<void> {
  const db = await database()
  const limit = await count(db, 'FORGOT_ACCOUNT', email.toLowerCase())
  const trust = await trustOf(db, email, place)
  const admitted = !limit.full || (await admittedAbove(db, email, place, trust))
  const token = newToken()
  const link = new URL(routes.resetPassword(token), settings().appUrl).href
  await db.transaction(async (tx) => {
    await storeResetLink(tx, admitted ? email : '', token)
    // Read again under the lock of the line above: the account may have been erased meanwhile.
    const recipient = await findRecipient(tx, email)
    const { firstname = 'Nobody', email: to = null } = (admitted && recipient) || {}
    await enqueueMail(tx, { template: 'resetLink', to, data: { firstname, link } })
  })
}

async function trustOf(db: Db, email: string, place: Place): Promise<Trust> {
  const mark = addressMark(email, place.address)
  const [row] = await db
    .select({
      knownAddress: isKnownAddress(sql`${mark}`),
      accessRevokedAt: users.accessRevokedAt,
    })
    .from(users)
    .where(byEmail(email))
  return row ?? { knownAddress: false, accessRevokedAt: null }
}

/** Strangers can use up the account's emails for the day, but not those of a place it knows. */
async function admittedAbove(db: Db, email: string, place: Place, trust: Trust) {
  const admitted = await hasTriesLeft(db, 'FORGOT_TRUSTED', { email, place, trust })
  if (!admitted) log().warn({ event: 'limit.reached', limit: 'FORGOT_ACCOUNT' })
  return admitted
}

/** Whether the link still works. It stays as it is: only a new password redeems it. */
export const resetLinkWorks = async (token: string): Promise<boolean> =>
  isToken(token) && (await accountOfLink(token)) !== null

/**
 * Sets the password if the link is still good, which also shows that the address is the person's. The
 * account's row is taken before the link's and the sessions', as everywhere: a login with the old
 * password that waits for it then sees the new one.
 */
export const redeemReset = (token: string, { password }: PasswordReset) =>
  inTurn(`reset ${tokenHash(token)}`, async () => {
    const userId = isToken(token) ? await accountOfLink(token) : null
    if (!userId) throw invalidLink()
    const passwordHash = await hashPassword(password)
    const db = await database()
    const email = await db.transaction(async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ passwordHash, ...addressConfirmed })
        .where(eq(users.id, userId))
        .returning({ email: users.email })
      if (!user || !(await takeLink(tx, token))) throw invalidLink()
      await revokeAccess(tx, userId)
      return user.email
    })
    await forgetAttempts('LOGIN_ACCOUNT', email.toLowerCase())
    return { userId }
  })

const invalidLink = () => new Refusal('badRequest', 'deadResetLink')
