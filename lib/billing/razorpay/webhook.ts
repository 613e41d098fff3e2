import 'server-only'
import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { log } from '@/base/log'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { paymentEvents } from '@/db/schema'
import { equalsInConstantTime } from '@/lib/auth/secrets'
import { applyPayment } from './apply-payment'
import { applyRefund } from './apply-refund'
import { toProviderPayment, toProviderRefund, webhookBody } from './entities'
import type { ProviderEvent } from './provider'

const PAYMENT_EVENTS = ['payment_link.paid', 'payment.captured']
const REFUND_EVENT = 'refund.processed'

/** The signature covers the bytes as sent, so it is checked before anything is parsed. */
export function verifyRazorpayWebhook(
  headers: Headers,
  body: Buffer,
  secret: string,
): ProviderEvent | null {
  const signature = headers.get('x-razorpay-signature') ?? ''
  const expected = createHmac('sha256', secret).update(body).digest('hex')
  const eventId = headers.get('x-razorpay-event-id') ?? ''
  if (!equalsInConstantTime(signature, expected)) return null
  if (!/^[\w-]{1,100}$/.test(eventId)) return null
  return { id: eventId, ...readEvent(body) }
}

const NOTHING = { payment: null, refund: null }

function readEvent(body: Buffer): Pick<ProviderEvent, 'payment' | 'refund'> {
  const parsed = webhookBody.safeParse(parseJson(body))
  if (!parsed.success) {
    // The reconciliation finds the payment; the operator must know that the format has changed.
    log().error({ event: 'payments.event-unreadable' })
    return NOTHING
  }
  const { event, payload } = parsed.data
  const [payment, link, refund] = [payload.payment, payload.payment_link, payload.refund]
  if (PAYMENT_EVENTS.includes(event) && payment)
    return { payment: toProviderPayment(payment.entity, link?.entity), refund: null }
  if (event === REFUND_EVENT && refund)
    return { payment: null, refund: toProviderRefund(refund.entity) }
  return NOTHING
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Signed, but not JSON: reported as unreadable.
    return null
  }
}

/** The event's number commits with its effect, so a failed event is new again when it is repeated. */
export async function receivePaymentEvent({ id, payment, refund }: ProviderEvent): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(paymentEvents)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (inserted.length === 0) return
    if (payment) await applyPayment(tx as Db, payment)
    if (refund) await applyRefund(tx as Db, refund)
  })
}

export async function purgePaymentEvents(db: Db): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, ago(RETENTION.paymentEvent)))
}
