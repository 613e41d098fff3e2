import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { passwordResetTokens, users } from '@/db/schema'
import { inTurn } from '@/lib/auth/in-turn'
import { countAttempt, forgetAttempts } from '@/lib/auth/limits'
import { hashPassword } from '@/lib/auth/passwords'
import { isToken, newToken, tokenHash } from '@/lib/auth/secrets'
import { endSessionsOf } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { findRecipient } from '../queries'
import type { PasswordReset, ResetRequest } from '../schema'

/** Mails a link that works once, for an hour. Says nothing about whether the account exists. */
export async function requestReset({ email }: ResetRequest): Promise<void> {
  await countAttempt('FORGOT_ACCOUNT', email.toLowerCase())
  const recipient = await findRecipient(email)
  if (!recipient) return
  const token = newToken()
  const link = new URL(routes.resetPassword(token), settings().appUrl).href
  const db = await database()
  await db.transaction(async (tx) => {
    await storeToken(tx, recipient.id, token)
    const data = { firstname: recipient.firstname, link }
    await enqueueMail(tx, { template: 'resetLink', to: recipient.email, data })
  })
}

/** Sets the password if the link is still good. Deleting its row is what redeems it. */
export const redeemReset = (token: string, { password }: PasswordReset) =>
  inTurn(`reset ${tokenHash(token)}`, async () => {
    if (!isToken(token) || !(await isOpen(token))) throw invalidLink()
    const passwordHash = await hashPassword(password)
    const db = await database()
    const email = await db.transaction(async (tx) => {
      const [redeemed] = await tx
        .delete(passwordResetTokens)
        .where(open(token))
        .returning({ userId: passwordResetTokens.userId })
      if (!redeemed) throw invalidLink()
      await endSessionsOf(tx, redeemed.userId)
      const [user] = await tx
        .update(users)
        .set({ passwordHash })
        .where(eq(users.id, redeemed.userId))
        .returning({ email: users.email })
      return user?.email
    })
    if (email) await forgetAttempts('LOGIN_ACCOUNT', email.toLowerCase())
  })

export async function purgeResetTokens(db: Db): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, sql`now()`))
}

/** A newer link takes the place of the older one: there is one row a user. */
async function storeToken(db: Db, userId: string, token: string) {
  const row = { tokenHash: tokenHash(token), expiresAt: sql`now() + interval '1 hour'` }
  await db
    .insert(passwordResetTokens)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: passwordResetTokens.userId,
      set: { ...row, createdAt: sql`now()` },
    })
}

async function isOpen(token: string) {
  const db = await database()
  const rows = await db
    .select({ id: passwordResetTokens.id })
    .from(passwordResetTokens)
    .where(open(token))
  return rows.length > 0
}

const open = (token: string) =>
  and(
    eq(passwordResetTokens.tokenHash, tokenHash(token)),
    gt(passwordResetTokens.expiresAt, sql`now()`),
  )

const invalidLink = () => new Refusal('badRequest', 'This reset link is invalid or has expired.')
