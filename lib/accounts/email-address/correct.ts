import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { teamRoles } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttempt } from '@/lib/auth/rate-limits'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AccountEmailData } from '../emails'
import { buildConfirmEmailUrl } from '../links'
import { lockAccountRow } from '../locks'
import type { EmailCorrection } from '../schema'
import { emailTakenError, sendConfirmation } from './confirm'
import { isEmailTaken, storeEmailLink } from './links'

/**
 * Takes effect when the new mailbox opens the link, as after a change by the user. Both addresses are told.
 * Returns the address that the form did not know; then nothing is sent.
 */
export async function correctEmail(
  viewer: { id: string },
  id: string,
  { email, was: previousValues }: EmailCorrection,
): Promise<{ email: string } | null> {
  await countAttempt('ADDRESS_MAIL', requireUuid(id))
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await lockOtherAccount(tx, id)
    if (previousValues?.email !== undefined && previousValues.email !== account.email)
      return { email: account.email }
    if (account.email.toLowerCase() === email.toLowerCase()) throw emailUnchangedError()
    if (await isEmailTaken(tx, email, account.id)) throw emailTakenError()
    const token = await storeEmailLink(tx, { userId: account.id, kind: 'change', email })
    const { firstname } = account
    const mailId = await enqueueMail<AccountEmailData>(tx, {
      template: 'newAddressByTeam',
      to: email,
      data: { firstname, link: buildConfirmEmailUrl(token) },
    })
    if (!mailId) throw new AppError('conflict', 'dailyEmailLimitReached')
    await enqueueMail<AccountEmailData>(tx, {
      template: 'addressCorrectionStarted',
      to: account.email,
      data: { firstname },
    })
    await writeAuditLog(tx, {
      action: 'user.email-correction-started',
      actor: userActor(viewer.id),
      userId: account.id,
    })
    return null
  })
}

export async function resendConfirmation(viewer: { id: string }, id: string): Promise<void> {
  await countAttempt('ADDRESS_MAIL', requireUuid(id))
  const db = await database()
  await db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, id)
    if (!account) throw new AppError('notFound', 'notFound')
    if (account.confirmedAt && !account.failedAt)
      throw new AppError('conflict', 'emailAlreadyConfirmed')
    await sendConfirmation(tx, account)
    await writeAuditLog(tx, {
      action: 'user.confirmation-sent',
      actor: userActor(viewer.id),
      userId: account.id,
    })
  })
}

/** One manager must not be able to take over the account of another. */
async function lockOtherAccount(tx: Db, id: string) {
  const account = await lockAccountRow(tx, id)
  if (!account) throw new AppError('notFound', 'notFound')
  if ((await tx.$count(teamRoles, eq(teamRoles.userId, id))) > 0)
    throw new AppError('conflict', 'emailOfTeamMember')
  return account
}

const emailUnchangedError = () =>
  new AppError('conflict', 'emailCurrent', { errors: { email: 'emailCurrent' } })
