import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { enqueueMail } from '@/lib/mail/outbox'
import { isEmailTaken, storeEmailLink } from '../email-links'
import type { AccountEmailData } from '../emails'
import { buildConfirmEmailUrl } from '../links'
import type { EmailChange } from '../schema'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '../step-up'
import { emailTakenError } from './confirm-email'

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

const sameEmailError = () =>
  new AppError('conflict', 'emailUnchanged', { errors: { email: 'emailUnchanged' } })
