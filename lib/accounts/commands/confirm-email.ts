import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { emailConfirmedColumns } from '../email-confirmed'
import { consumeEmailLink, findEmailLink, isEmailTaken, storeEmailLink } from '../email-links'
import type { AccountEmailData } from '../emails'
import { buildConfirmEmailUrl, buildUndoEmailChangeUrl } from '../links'
import { lockAccountRow } from '../locks'
import { voidResetLinks } from '../reset-links'

type EmailLinkAccount = NonNullable<Awaited<ReturnType<typeof lockAccountRow>>>
export type RedeemedEmailLink = { userId: string; hasChanged: boolean; nextPath: string | null }

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

/** Needs no login. Locks the account row first, then consumes the link by deleting it. */
export async function redeemEmailLink(token: string): Promise<RedeemedEmailLink> {
  const db = await database()
  const pendingLink = await findEmailLink(db, token, ['confirm', 'change'])
  if (!pendingLink) throw deadLinkError()
  return db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, pendingLink.userId)
    const link = account && (await consumeEmailLink(tx, token, ['confirm', 'change']))
    if (!link) throw deadLinkError()
    if (link.kind === 'confirm') await confirmCurrentEmail(tx, account, link.email)
    else await changeEmail(tx, account, link.email)
    return { userId: account.id, hasChanged: link.kind === 'change', nextPath: link.nextPath }
  })
}

async function confirmCurrentEmail(tx: Db, { id }: EmailLinkAccount, email: string) {
  const updatedRows = await tx
    .update(users)
    .set(emailConfirmedColumns)
    .where(and(eq(users.id, id), eq(sql`lower(${users.email})`, sql`lower(${email})`)))
    .returning({ id: users.id })
  if (updatedRows.length === 0) throw deadLinkError()
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

export const deadLinkError = () => new AppError('badRequest', 'linkInvalid')
export const emailTakenError = () =>
  new AppError('conflict', 'accountExists', { errors: { email: 'accountExists' } })
