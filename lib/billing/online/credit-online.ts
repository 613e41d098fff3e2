import 'server-only'
import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { onlinePayments, paymentLinks, payments } from '@/db/schema'
import { confirmInTransaction } from '../confirm-payment'
import { type Paise, toPaise, ZERO_PAISE } from '../money'
import { lockOrder } from '../order'

export type OnlinePayment = Awaited<ReturnType<typeof lockOnlinePayment>>

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

type OnlineCreditTarget = { orderId: string; linkId: string | null }

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
