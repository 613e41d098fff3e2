import 'server-only'
import { lt } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { paymentEvents } from '@/db/schema'
import { applyPayment } from './apply-payment'
import { applyRefund } from './apply-refund'
import type { ProviderEvent } from './provider'

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
