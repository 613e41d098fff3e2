import 'server-only'
import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { onlinePayments, onlineRefunds, orders, paymentLinks, payments } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { siteActor, writeAuditLog } from '@/lib/audit/audit-log'
import { getCreditLeft } from '../document/credit'
import { findDocument } from '../document/document'
import { creditInTransaction } from '../document/invoice'
import { formatRupees, type Paise, toPaise, ZERO_PAISE } from '../money'
import { type LockedOrder, lockOrder } from '../order/order'
import { removeRefundedTerm } from '../order/term'
import { confirmInTransaction } from '../payment/record'
import type { ProviderRefund } from './provider'

export type OnlinePayment = Awaited<ReturnType<typeof lockOnlinePayment>>

type OnlineCreditTarget = { orderId: string; linkId: string | null }

type OnlineRefund = { id: string; amount: Paise }

/** Before the order, so that two reports of one payment never wait for each other in a circle. */
export async function lockOnlinePayment(tx: Db, id: string) {
  const [row] = await tx
    .select({
      id: onlinePayments.id,
      linkId: onlinePayments.linkId,
      amountPaise: onlinePayments.amountPaise,
      currency: onlinePayments.currency,
      paidOn: sql<string>`(${onlinePayments.paidAt} at time zone 'Asia/Kolkata')::date::text`,
      paymentId: onlinePayments.paymentId,
      closedAt: onlinePayments.closedAt,
    })
    .from(onlinePayments)
    .where(eq(onlinePayments.id, id))
    .for('update')
  if (!row) throw new AppError('notFound', 'notFound')
  const { amountPaise, ...payment } = row
  return { ...payment, amount: toPaise(amountPaise) }
}

/** The same confirmation as by the office: payment, document and term together. */
export async function creditToOrder(
  tx: Db,
  online: OnlinePayment,
  { orderId, linkId }: OnlineCreditTarget,
  decider: { id: string } | null,
) {
  const order = await lockOrder(tx, orderId)
  const paymentId = await storePayment(tx, order.id, online)
  const confirmed = await confirmInTransaction(
    tx,
    order,
    { id: paymentId, amount: online.amount, tds: ZERO_PAISE, mode: 'online', reference: online.id },
    decider,
  )
  await tx
    .update(onlinePayments)
    .set({ paymentId, linkId, problem: null })
    .where(eq(onlinePayments.id, online.id))
  await tx
    .update(paymentLinks)
    .set({ closedAt: sql`now()` })
    .where(and(eq(paymentLinks.orderId, order.id), sql`${paymentLinks.closedAt} is null`))
  return confirmed
}

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

/** A school may have reported the same payment by hand; then that row becomes the online payment. */
async function storePayment(
  tx: Db,
  orderId: string,
  { id: reference, amount: amountPaise, paidOn }: { id: string; amount: Paise; paidOn: string },
): Promise<string> {
  const values = { orderId, mode: 'online', state: 'reported', paidOn, reference } as const
  const reported = await findReported(tx, reference)
  if (reported && (reported.orderId !== orderId || reported.state !== 'reported'))
    throw new AppError('conflict', 'referenceUsed')
  const rows = reported
    ? await tx
        .update(payments)
        .set({ ...values, amountPaise, tdsPaise: 0 })
        .where(eq(payments.id, reported.id))
        .returning({ id: payments.id })
    : await tx
        .insert(payments)
        .values({ ...values, amountPaise })
        .returning({ id: payments.id })
  const [row] = rows
  if (!row) throw new Error('the payment was not stored')
  return row.id
}

/** The same condition as the unique index on references. */
async function findReported(tx: Db, reference: string) {
  const [row] = await tx
    .select({ id: payments.id, orderId: payments.orderId, state: payments.state })
    .from(payments)
    .where(
      and(
        eq(sql`lower(${payments.reference})`, reference.toLowerCase()),
        ne(payments.state, 'rejected'),
        notInArray(payments.mode, ['cheque', 'cash']),
      ),
    )
  return row ?? null
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
