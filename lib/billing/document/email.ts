import 'server-only'
import type { Db } from '@/db/client'
import { enqueueMail } from '@/lib/mail/outbox'
import { suppressMail } from '@/lib/mail/suppress'
import type { LockedSchool } from '@/lib/schools/locks'
import { findConfirmedRecipient } from '@/lib/schools/school-email'
import type { BillingEmailData } from '../emails'

type BillEmail = {
  [T in keyof BillingEmailData]: {
    template: T
    data: Omit<BillingEmailData[T], 'correspondent' | 'institution_name'>
  }
}[keyof BillingEmailData]

/**
 * Bills quote what the school typed, so they go to a confirmed address only. Returns false if there is none;
 * then the team finds the email under Emails.
 */
export async function emailBill(tx: Db, school: LockedSchool, bill: BillEmail): Promise<boolean> {
  const { id, email, correspondent, name: institution_name } = school
  const to = await findConfirmedRecipient(tx, id)
  const mail = { ...bill, data: { ...bill.data, correspondent, institution_name } } as {
    [T in keyof BillingEmailData]: { template: T; data: BillingEmailData[T] }
  }[keyof BillingEmailData]
  if (to) return (await enqueueMail<BillingEmailData>(tx, { ...mail, to })) !== null
  await suppressMail(tx, { ...mail, to: email }, 'unconfirmed address')
  return false
}
