import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { onlinePayments, onlineRefunds, orders, payments } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { siteActor, writeAuditLog } from '@/lib/audit/audit-log'
import { creditInTransaction } from '../commands/documents'
import { getCreditLeft } from '../credit-left'
import { findDocument } from '../documents'
import { formatRupees, type Paise, toPaise, ZERO_PAISE } from '../money'
import { type LockedOrder, lockOrder } from '../order'
import { removeRefundedTerm } from '../order-term'
import { lockOnlinePayment, type OnlinePayment } from './credit-online'
import type { ProviderRefund } from './provider'

/** Before its payment, a refund waits. */
export async function applyRefund(tx: Db, refund: ProviderRefund): Promise<void> {
  const { id, paymentId, amount } = refund
  await tx
    .insert(onlineRefunds)
    .values({ id, onlinePaymentId: paymentId, amountPaise: toPaise(amount) })
    .onConflictDoNothing()
  if (await tx.$count(onlinePayments, eq(onlinePayments.id, paymentId)))
    await applyWaitingRefunds(tx, paymentId)
}

/** Under the lock of the payment, so that a repeated refund counts once. Refunds of a payment that fits no order wait. */
export async function applyWaitingRefunds(tx: Db, onlinePaymentId: string): Promise<void> {
  const payment = await lockOnlinePayment(tx, onlinePaymentId)
  if (!payment.paymentId) return closeIfRefunded(tx, payment)
  const waiting = await tx
    .select({ id: onlineRefunds.id, amountPaise: onlineRefunds.amountPaise })
    .from(onlineRefunds)
    .where(and(eq(onlineRefunds.onlinePaymentId, onlinePaymentId), isNull(onlineRefunds.appliedAt)))
  for (const { id, amountPaise } of waiting) {
    const refund = { id, amount: toPaise(amountPaise) }
    const documentId = await creditRefund(tx, payment.paymentId, refund)
    await tx
      .update(onlineRefunds)
      .set({ appliedAt: sql`now()`, documentId })
      .where(eq(onlineRefunds.id, id))
  }
}

/** A payment that fits no order is settled once all of it went back. */
async function closeIfRefunded(tx: Db, { id, amount }: OnlinePayment) {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${onlineRefunds.amountPaise}), 0)::float8` })
    .from(onlineRefunds)
    .where(eq(onlineRefunds.onlinePaymentId, id))
  if (Number(row?.sum) < amount) return
  await tx.update(onlinePayments).set({ closedAt: sql`now()` }).where(eq(onlinePayments.id, id))
}

type OnlineRefund = { id: string; amount: Paise }

/** Returns the credit note, or null if earlier credit notes cover the refund. */
async function creditRefund(
  tx: Db,
  paymentId: string,
  refund: OnlineRefund,
): Promise<string | null> {
  const [payment] = await tx
    .select({ orderId: payments.orderId, documentId: payments.documentId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  const document = payment?.documentId ? await findDocument(tx, payment.documentId) : null
  if (!document) throw new Error('a credited payment has its document')
  const order = await lockOrder(tx, document.orderId)
  await tx
    .update(orders)
    .set({ refundedPaise: sql`${orders.refundedPaise} + ${refund.amount}` })
    .where(eq(orders.id, order.id))
  await writeAuditLog(tx, {
    action: 'payment.refunded',
    actor: siteActor,
    schoolId: order.schoolId ?? undefined,
    targetId: order.id,
    values: { amount: formatRupees(refund.amount) },
  })
  await removeRefundedTerm(tx, order, siteActor)
  const left = await getCreditLeft(tx, document)
  const amount = Math.min(left.total, getUncovered(order, refund.amount)) as Paise
  if (amount === ZERO_PAISE) return null
  const reason = billingText().documents.refund(refund.id)
  const note = await creditInTransaction(tx, { order, document }, { amount, reason }, siteActor)
  return note.id
}

/** The part of a refund that would otherwise become a debt of the school again. */
function getUncovered(order: LockedOrder, refunded: Paise): Paise {
  const retained = order.settledPaise - order.refundedPaise - refunded
  const owed = order.totalPaise - order.creditedPaise
  return toPaise(Math.min(refunded, Math.max(0, owed - retained)))
}
