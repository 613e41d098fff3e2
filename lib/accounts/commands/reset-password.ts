import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { inTurn } from '@/lib/auth/in-turn'
import { countAttempt, forgetAttempts } from '@/lib/auth/limits'
import { hashPassword } from '@/lib/auth/passwords'
import { isToken, newToken, tokenHash } from '@/lib/auth/secrets'
import { endSessionsOf } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { voidAddressChange } from '../address-links'
import { findRecipient } from '../queries'
import { accountOfLink, storeResetLink, takeLink } from '../reset-links'
import type { PasswordReset, ResetRequest } from '../schema'

/**
 * Mails a link that works once, for an hour. Neither the answer nor its time says whether the account
 * exists: the same statements run, and where nobody has this e-mail a letter to nobody takes the same
 * way up to the point of sending.
 */
export async function requestReset({ email }: ResetRequest): Promise<void> {
  await countAttempt('FORGOT_ACCOUNT', email.toLowerCase())
  const token = newToken()
  const link = new URL(routes.resetPassword(token), settings().appUrl).href
  const db = await database()
  await db.transaction(async (tx) => {
    await storeResetLink(tx, email, token)
    const { firstname = 'Nobody', email: to = null } = (await findRecipient(tx, email)) ?? {}
    await enqueueMail(tx, { template: 'resetLink', to, data: { firstname, link } })
  })
}

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
        .set({ passwordHash, emailConfirmedAt: sql`coalesce(email_confirmed_at, now())` })
        .where(eq(users.id, userId))
        .returning({ email: users.email })
      if (!user || !(await takeLink(tx, token))) throw invalidLink()
      await endSessionsOf(tx, userId)
      await voidAddressChange(tx, userId)
      return user.email
    })
    await forgetAttempts('LOGIN_ACCOUNT', email.toLowerCase())
    return { userId }
  })

const invalidLink = () => new Refusal('badRequest', 'deadResetLink')
