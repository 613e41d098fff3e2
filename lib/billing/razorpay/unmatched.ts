import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { documents, onlinePayments, orders, paymentLinks } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { formatRupees, type Paise, toPaise } from '../money'
import { applyWaitingRefunds, creditToOrder, lockOnlinePayment } from './apply-refund'
import { getPaymentProvider } from './client'
import type { OnlinePaymentProblem } from './provider'

export type UnmatchedPayment = {
  id: string
  amount: Paise
  currency: string
  paidOn: string
  problem: OnlinePaymentProblem
  orderId: string | null
  school: string | null
}

const MAX_UNMATCHED = 50

export type ReturnedPayment = { orderId: string; state: 'arrived' | 'checking' | 'waiting' }

type OnlinePaymentEditor = { id: string }

/** Money that arrived and fits no order, oldest first. */
export async function listUnmatchedPayments(): Promise<UnmatchedPayment[]> {
  const db = await database()
  const rows = await db
    .select({
      id: onlinePayments.id,
      amountPaise: onlinePayments.amountPaise,
      currency: onlinePayments.currency,
      paidOn: sql<string>`(${onlinePayments.paidAt} at time zone 'Asia/Kolkata')::date::text`,
      problem: sql<OnlinePaymentProblem>`coalesce(${onlinePayments.problem}, 'linkUnknown')`,
      orderId: paymentLinks.orderId,
      school: sql<string | null>`${orders.buyer}->>'name'`,
    })
    .from(onlinePayments)
    .leftJoin(paymentLinks, eq(paymentLinks.id, onlinePayments.linkId))
    .leftJoin(orders, eq(orders.id, paymentLinks.orderId))
    .where(and(isNull(onlinePayments.paymentId), isNull(onlinePayments.closedAt)))
    .orderBy(asc(onlinePayments.createdAt), asc(onlinePayments.id))
    .limit(MAX_UNMATCHED)
  return rows.map(({ amountPaise, ...row }) => ({ ...row, amount: toPaise(amountPaise) }))
}

/** For someone who comes back from the payment page. The link must belong to the school. */
export async function findReturnedPayment(
  schoolId: string,
  reference: string | undefined,
): Promise<ReturnedPayment | null> {
  if (!reference || !isUuid(reference)) return null
  const db = await database()
  const [link] = await db
    .select({
      orderId: paymentLinks.orderId,
      paidId: onlinePayments.id,
      paymentId: onlinePayments.paymentId,
    })
    .from(paymentLinks)
    .innerJoin(orders, eq(orders.id, paymentLinks.orderId))
    .leftJoin(onlinePayments, eq(onlinePayments.linkId, paymentLinks.id))
    .where(and(eq(paymentLinks.id, reference), eq(orders.schoolId, schoolId)))
    .orderBy(sql`${onlinePayments.paymentId} nulls last`)
    .limit(1)
  if (!link) return null
  const { orderId, paidId, paymentId } = link
  if (paymentId) return { orderId, state: 'arrived' }
  return { orderId, state: paidId ? 'checking' : 'waiting' }
}

export const isOnlinePaymentOn = () => getPaymentProvider() !== null

/** The office decides that a payment belongs to the order of this document. */
export async function assignOnlinePayment(
  viewer: OnlinePaymentEditor,
  id: string,
  documentNumber: string,
) {
  const db = await database()
  return db.transaction(async (tx) => {
    const payment = await lockUnmatched(tx as Db, id)
    if (payment.currency !== 'INR') throw new AppError('conflict', 'currencyNotRupees')
    const orderId = await findOrderOf(tx as Db, documentNumber)
    const { linkId } = payment
    const confirmed = await creditToOrder(tx as Db, payment, { orderId, linkId }, viewer)
    await applyWaitingRefunds(tx as Db, id)
    return confirmed
  })
}

/** Without crediting it, as for money of another business. */
export async function closeOnlinePayment(viewer: OnlinePaymentEditor, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const payment = await lockUnmatched(tx as Db, id)
    await tx.update(onlinePayments).set({ closedAt: sql`now()` }).where(eq(onlinePayments.id, id))
    await writeAuditLog(tx as Db, {
      action: 'payment.closed-uncredited',
      actor: userActor(viewer.id),
      values: { amount: formatRupees(payment.amount), payment: id },
    })
  })
}

async function lockUnmatched(tx: Db, id: string) {
  const payment = await lockOnlinePayment(tx, id)
  if (payment.paymentId || payment.closedAt) throw new AppError('conflict', 'paymentDecided')
  return payment
}

async function findOrderOf(tx: Db, number: string): Promise<string> {
  const [document] = await tx
    .select({ orderId: documents.orderId })
    .from(documents)
    .where(eq(documents.number, number.toUpperCase()))
  if (!document)
    throw new AppError('invalid', 'checkForm', { errors: { number: 'documentNotFound' } })
  return document.orderId
}
