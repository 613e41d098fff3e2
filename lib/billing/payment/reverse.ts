import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orders, payments } from '@/db/schema'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { getCreditLeft } from '../document/credit'
import { findDocument } from '../document/document'
import { issueCreditNote } from '../document/invoice'
import { addPaise, formatRupees, type Paise, subtractPaise, ZERO_PAISE } from '../money'
import { type LockedOrder, lockOrder } from '../order/order'
import { type EndedPurchase, endTermOf } from '../order/term'
import type { ReversalInput } from '../schema'
import { findPayment } from './record'

export type ReversedPayment = { creditNote: string | null; ended: EndedPurchase }

/**
 * Takes a confirmation back, as after a bounced cheque: the amount is owed again. An invoice stays, because
 * the school still owes it. A receipt says that money came, so a credit note cancels it.
 */
export async function reversePayment(
  viewer: { id: string },
  id: string,
  { reason, term }: ReversalInput,
): Promise<ReversedPayment> {
  const db = await database()
  return db.transaction(async (tx) => {
    const actor = userActor(viewer.id)
    const { order, payment } = await lockConfirmed(tx, id)
    const cancelled = await cancelReceipt(tx, order, payment.documentId, { reason, actor })
    const ended = term === 'end' ? await endTermOf(tx, order, actor) : null
    await tx
      .update(orders)
      .set({
        settledPaise: sql`${orders.settledPaise} - ${addPaise(payment.amount, payment.tds)}`,
        creditedPaise: sql`${orders.creditedPaise} - ${cancelled.creditedBefore}`,
      })
      .where(eq(orders.id, order.id))
    await tx
      .update(payments)
      .set({ state: 'rejected', reversedAt: sql`now()`, reason, decidedBy: viewer.id })
      .where(eq(payments.id, id))
    await writeAuditLog(tx, {
      action: 'payment.reversed',
      actor,
      schoolId: order.schoolId ?? undefined,
      targetId: order.id,
      values: { amount: formatRupees(payment.amount) },
    })
    return { creditNote: cancelled.number, ended }
  })
}

/** Read again under the order's lock. An online payment goes back through the payment service. */
async function lockConfirmed(tx: Db, id: string) {
  const { orderId } = await findPayment(tx, requireUuid(id))
  const order = await lockOrder(tx, orderId)
  const payment = await findPayment(tx, id)
  if (payment.state !== 'confirmed') throw new AppError('conflict', 'paymentNotConfirmed')
  if (payment.mode === 'online') throw new AppError('conflict', 'onlineNotReversible')
  return { order, payment }
}

type Cancellation = { reason: string; actor: Actor }

/** Earlier credits of this receipt lowered the debt for money that never came, so they count no longer. */
async function cancelReceipt(
  tx: Db,
  order: LockedOrder,
  documentId: string | null,
  { reason, actor }: Cancellation,
): Promise<{ number: string | null; creditedBefore: Paise }> {
  const document = documentId ? await findDocument(tx, documentId) : null
  if (document?.kind !== 'receipt') return { number: null, creditedBefore: ZERO_PAISE }
  const left = await getCreditLeft(tx, document)
  const creditedBefore = subtractPaise(document.amounts.total, left.total)
  if (left.total === ZERO_PAISE) return { number: null, creditedBefore }
  const credit = { amount: left.total, reason }
  const note = await issueCreditNote(tx, { order, document }, credit, actor)
  return { number: note.number, creditedBefore }
}
