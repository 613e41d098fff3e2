import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { erasureRequests, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hashPassword } from '@/lib/auth/passwords'
import { countAttemptInTransaction } from '@/lib/auth/rate-limits'
import { createToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { findRecipient } from '../account'
import type { AccountEmailData } from '../emails'
import { buildConfirmEmailUrl } from '../links'
import { lockAccountRow } from '../locks'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '../password/check'
import { storeResetLink } from '../password/reset'
import { revokeAccess } from '../revoke-access'
import type { EmailChange } from '../schema'
import { deadLinkError, emailTakenError, setConfirmedEmail } from './confirm'
import {
  consumeEmailLink,
  findEmailLink,
  isEmailTaken,
  storeEmailLink,
  voidEmailLinksSince,
} from './links'

type WarnedAccountOwner = { firstname: string; email: string }

/** At most once a day, also for unknown emails. Has its own limit, which other emails cannot use up. */
export async function warnOwner(
  db: Db,
  email: string,
  owner: WarnedAccountOwner | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const limit = await countAttemptInTransaction(tx, 'ATTEMPTS_MAIL', email.toLowerCase())
    if (limit.isFull || !owner || !(await findRecipient(tx, owner.email))) return
    const data = { firstname: owner.firstname }
    await enqueueMail<AccountEmailData>(tx, { template: 'loginAttempts', to: owner.email, data })
  })
}

/** Needs the password or a passkey, not just the cookie. Takes effect when the new mailbox opens the link. */
export async function requestEmailChange(viewer: StepUpViewer, form: EmailChange): Promise<void> {
  const checkedStepUp = await checkStepUp(viewer, form)
  const { email } = form
  const db = await database()
  await db.transaction(async (tx) => {
    const account = await lockCheckedAccount(tx, viewer.id, checkedStepUp)
    if (account.email.toLowerCase() === email.toLowerCase()) throw sameEmailError()
    if (await isEmailTaken(tx, email, viewer.id)) throw emailTakenError()
    const token = await storeEmailLink(tx, { userId: viewer.id, kind: 'change', email })
    const data = { firstname: account.firstname, link: buildConfirmEmailUrl(token) }
    const mailId = await enqueueMail<AccountEmailData>(tx, {
      template: 'newAddress',
      to: email,
      data,
    })
    if (!mailId) throw new AppError('conflict', 'dailyEmailLimitReached')
  })
}

/**
 * Undoes a change the owner did not make. Its author knew the password, so the password and all other
 * credentials are revoked. Returns a token to set a new password.
 */
export async function undoEmailChange(token: string): Promise<{ resetToken: string }> {
  const db = await database()
  const pendingLink = await findEmailLink(db, token, ['undo'])
  if (!pendingLink) throw deadLinkError()
  const passwordHash = await hashPassword(createToken())
  return db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, pendingLink.userId)
    const link = account && (await consumeEmailLink(tx, token, ['undo']))
    if (!link) throw deadLinkError()
    if (await isEmailTaken(tx, link.email, account.id)) throw emailTakenError()
    await setConfirmedEmail(tx, account.id, link.email)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await revokeChangesSince(tx, account.id, link.createdAt)
    const resetToken = createToken()
    await storeResetLink(tx, link.email, resetToken)
    await writeAuditLog(tx, { action: 'email.change-undone', actor: userActor(account.id) })
    return { resetToken }
  })
}

const sameEmailError = () =>
  new AppError('conflict', 'emailUnchanged', { errors: { email: 'emailUnchanged' } })

async function revokeChangesSince(tx: Db, id: string, since: Date) {
  await revokeAccess(tx, id)
  await voidEmailLinksSince(tx, id, since)
  await tx.delete(erasureRequests).where(eq(erasureRequests.userId, id))
}
