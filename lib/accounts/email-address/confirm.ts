import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { runSerially } from '@/base/run-serially'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hashPassword } from '@/lib/auth/passwords'
import { clearAttempts } from '@/lib/auth/rate-limits'
import { hashToken } from '@/lib/auth/secrets'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AccountEmailData } from '../emails'
import { buildConfirmEmailUrl, buildUndoEmailChangeUrl } from '../links'
import { lockAccountRow } from '../locks'
import { voidResetLinks } from '../password/reset'
import { revokeAccess } from '../revoke-access'
import type { EmailLinkOpening } from '../schema'
import { confirmEmail, emailConfirmedColumns } from './confirmed'
import {
  consumeEmailLink,
  type EmailLinkKind,
  findEmailLink,
  isEmailTaken,
  needsNewPassword,
  storeEmailLink,
} from './links'

type EmailLinkAccount = NonNullable<Awaited<ReturnType<typeof lockAccountRow>>>
type RedeemedEmailLink = {
  userId: string
  hasChanged: boolean
  nextPath: string | null
  hasNewPassword: boolean
}

const CONFIRMING_KINDS: EmailLinkKind[] = ['confirm', 'change']

export async function sendConfirmationEmail(viewer: Pick<Viewer, 'id'>): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, viewer.id)
    if (!account) throw new AppError('unauthenticated', 'notLoggedIn')
    await sendConfirmation(tx, account)
  })
}

export async function sendConfirmation(
  tx: Db,
  { id: userId, email, firstname }: EmailLinkAccount,
): Promise<void> {
  const token = await storeEmailLink(tx, { userId, kind: 'confirm', email })
  const data = { firstname, link: buildConfirmEmailUrl(token) }
  const mailId = await enqueueMail<AccountEmailData>(tx, {
    template: 'confirmAddress',
    to: email,
    data,
  })
  if (!mailId) throw new AppError('conflict', 'dailyEmailLimitReached')
}

/**
 * Needs no login; without one of the account it takes a new password, and all that opened the account before
 * ends. Locks the account row first, then consumes the link by deleting it.
 */
export const redeemEmailLink = (
  token: string,
  viewer: { id: string } | null,
  { password }: EmailLinkOpening = {},
) =>
  runSerially(`email link ${hashToken(token)}`, async (): Promise<RedeemedEmailLink> => {
    const db = await database()
    const pendingLink = await findEmailLink(db, token, CONFIRMING_KINDS)
    if (!pendingLink) throw deadLinkError()
    const needsPassword = needsNewPassword(pendingLink, viewer)
    if (needsPassword && password === undefined) throw passwordMissingError()
    const passwordHash = needsPassword && password ? await hashPassword(password) : null
    const redeemed = await db.transaction(async (tx) => {
      const account = await lockAccountRow(tx, pendingLink.userId)
      const link = account && (await consumeEmailLink(tx, token, CONFIRMING_KINDS))
      if (!link) throw deadLinkError()
      if (link.kind === 'confirm') await confirmCurrentEmail(tx, account, link.email)
      else await changeEmail(tx, account, link.email)
      if (passwordHash) await replaceAccess(tx, account.id, passwordHash)
      return { userId: account.id, hasChanged: link.kind === 'change', nextPath: link.nextPath }
    })
    if (passwordHash) await clearAttempts('LOGIN_ACCOUNT', pendingLink.email.toLowerCase())
    return { ...redeemed, hasNewPassword: passwordHash !== null }
  })

async function replaceAccess(tx: Db, userId: string, passwordHash: string) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await revokeAccess(tx, userId)
}

async function confirmCurrentEmail(tx: Db, { id }: EmailLinkAccount, email: string) {
  if (!(await confirmEmail(tx, id, email))) throw deadLinkError()
}

/** The unique index decides between two accounts that claim one email; the former address is notified. */
async function changeEmail(
  tx: Db,
  { id, firstname, email: formerEmail }: EmailLinkAccount,
  email: string,
) {
  if (await isEmailTaken(tx, email, id)) throw emailTakenError()
  await setConfirmedEmail(tx, id, email)
  await voidResetLinks(tx, id)
  const token = await storeEmailLink(tx, { userId: id, kind: 'undo', email: formerEmail })
  const data = { firstname, link: buildUndoEmailChangeUrl(token) }
  await enqueueMail<AccountEmailData>(tx, { template: 'addressChanged', to: formerEmail, data })
  await writeAuditLog(tx, { action: 'email.changed', actor: userActor(id) })
}

export async function setConfirmedEmail(tx: Db, id: string, email: string): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ email, ...emailConfirmedColumns })
      .where(eq(users.id, id))
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? emailTakenError() : error
  }
}

const passwordMissingError = () =>
  new AppError('invalid', 'newPasswordMissing', { errors: { password: 'newPasswordRequired' } })
export const deadLinkError = () => new AppError('badRequest', 'linkInvalid')
export const emailTakenError = () =>
  new AppError('conflict', 'accountExists', { errors: { email: 'accountExists' } })
