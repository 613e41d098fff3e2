import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { documents, onlinePayments } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { formatRupees } from '../money'
import { applyWaitingRefunds } from '../online/apply-refund'
import { creditToOrder, lockOnlinePayment } from '../online/credit-online'

type OnlinePaymentEditor = { id: string }

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
