import 'server-only'
import { log } from '@/base/log'
import type { Db } from '@/db/client'
import { countAttemptInTransaction } from '@/lib/auth/limits'
import { normalizeMailbox } from './mailbox'

/**
 * Sent to any address that a visitor typed, without consent: a mailbox gets only a few a day from all forms
 * together. Emails that protect an account have their own limits, so that these cannot suppress them.
 */
export const UNSOLICITED_TEMPLATES = [
  'welcome',
  'institutionReceived',
  'subscriptionDecided',
  'schoolInvitation',
  'attendanceInvitation',
  'confirmAddress',
  'certificateAddress',
  'newAddress',
  'newAddressByTeam',
  'recoveryWaits',
  'quotation',
]

export const isUnsolicited = (template: string) => UNSOLICITED_TEMPLATES.includes(template)

/** Counted in the email's transaction; the lock on the counter serialises callers. */
export async function canReceive(tx: Db, to: string): Promise<boolean> {
  const { isFull } = await countAttemptInTransaction(tx, 'UNSOLICITED_MAIL', normalizeMailbox(to))
  return !isFull
}

/** The visitor's input is stored anyway. The log never contains the address. */
export function suppress(template: string): null {
  log().warn({ event: 'mail.suppressed', template })
  return null
}
