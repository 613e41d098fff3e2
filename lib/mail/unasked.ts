import 'server-only'
import { log } from '@/base/log'
import type { Db } from '@/db/client'
import { count } from '@/lib/auth/limits'
import type { TemplateName } from './letters'
import { mailbox } from './mailbox'

/**
 * Letters that go to whatever address a visitor has typed, without anybody there having said yes. A few
 * a day reach one mailbox, whichever forms they come from; the letters that guard an account (reset
 * link, wrong passwords) have limits of their own, so that these here cannot keep them back.
 */
const UNASKED: TemplateName[] = [
  'welcome',
  'institutionReceived',
  'subscriptionDecided',
  'schoolInvitation',
  'confirmAddress',
  'certificateAddress',
  'newAddress',
  'recoveryWaits',
]

export const isUnasked = (template: TemplateName) => UNASKED.includes(template)

/** Counted in the mail's own transaction, whose lock on the count lets one at a time through. */
export async function mayReceive(tx: Db, to: string): Promise<boolean> {
  const { full } = await count(tx, 'UNASKED_MAIL', mailbox(to))
  return !full
}

/** What the visitor sent is stored all the same. The log never names the address. */
export function withhold(template: TemplateName): null {
  log().warn({ event: 'mail.withheld', template })
  return null
}
