import 'server-only'
import { log } from '@/base/log'
import type { Db } from '@/db/client'
import { countAttemptInTransaction } from '@/lib/auth/limits'
import type { EmailTemplateName } from './email-templates'
import { normalizeMailbox } from './mailbox'

/**
 * Letters that go to whatever address a visitor has typed, without anybody there having said yes. A few
 * a day reach one mailbox, whichever forms they come from; the letters that guard an account (reset
 * link, wrong passwords) have limits of their own, so that these here cannot keep them back.
 */
const UNSOLICITED_TEMPLATES: EmailTemplateName[] = [
  'welcome',
  'institutionReceived',
  'subscriptionDecided',
  'schoolInvitation',
  'confirmAddress',
  'certificateAddress',
  'newAddress',
  'recoveryWaits',
]

export const isUnsolicited = (template: EmailTemplateName) =>
  UNSOLICITED_TEMPLATES.includes(template)

/** Counted in the mail's own transaction, whose lock on the count lets one at a time through. */
export async function canReceive(tx: Db, to: string): Promise<boolean> {
  const { full: isFull } = await countAttemptInTransaction(tx, 'UNASKED_MAIL', normalizeMailbox(to))
  return !isFull
}

/** What the visitor sent is stored all the same. The log never names the address. */
export function suppress(template: EmailTemplateName): null {
  log().warn({ event: 'mail.withheld', template })
  return null
}
