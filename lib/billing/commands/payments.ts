import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { payments } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { confirmInTransaction } from '../confirm-payment'
import { formatRupees, type Paise, toPaise } from '../money'
import { lockOrder } from '../order'
import type { PaymentInput } from '../schema'

type PaymentEditor = { id: string }

/** By the office, from its bank statement: stored and confirmed at once. */
export async function recordPayment(viewer: PaymentEditor, orderId: string, payment: PaymentInput) {
  const db = await database()
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const id = await insertPayment(tx, order.id, payment)
    const { amount, tds, mode, reference } = payment
    return confirmInTransaction(tx, order, { id, amount, tds, mode, reference }, viewer)
  })
}

export async function confirmPayment(viewer: PaymentEditor, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { order, payment } = await lockReported(tx, id)
    return confirmInTransaction(tx, order, payment, viewer)
  })
}

export async function rejectPayment(
  viewer: PaymentEditor,
  id: string,
  reason: string,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { order, payment } = await lockReported(tx, id)
    await tx
      .update(payments)
      .set({ state: 'rejected', reason, decidedBy: viewer.id, decidedAt: sql`now()` })
      .where(eq(payments.id, id))
    await writeAuditLog(tx, {
      action: 'payment.rejected',
      actor: userActor(viewer.id),
      schoolId: order.schoolId ?? undefined,
      targetId: order.id,
      values: { amount: formatRupees(payment.amount) },
    })
  })
}

/** Read again under the order's lock, so that only one decision counts. */
async function lockReported(tx: Db, id: string) {
  const { orderId } = await findPayment(tx, requireUuid(id))
  const order = await lockOrder(tx, orderId)
  const { state, ...payment } = await findPayment(tx, id)
  if (state !== 'reported') throw new AppError('conflict', 'paymentDecided')
  return { order, payment }
}

/** For commands that lock its order. */
export async function findPayment(tx: Db, id: string) {
  const [payment] = await tx
    .select({
      id: payments.id,
      orderId: payments.orderId,
      state: payments.state,
      mode: payments.mode,
      reference: payments.reference,
      amountPaise: payments.amountPaise,
      tdsPaise: payments.tdsPaise,
      documentId: payments.documentId,
    })
    .from(payments)
    .where(eq(payments.id, id))
  if (!payment) throw new AppError('notFound', 'notFound')
  const { amountPaise, tdsPaise, ...rest } = payment
  return { ...rest, amount: toPaise(amountPaise), tds: toPaise(tdsPaise) }
}

export const insertPayment = (
  tx: Db,
  orderId: string,
  payment: PaymentInput,
  reportedBy?: string,
): Promise<string> =>
  storePayment(tx, payment, (values) =>
    tx
      .insert(payments)
      .values({ ...values, orderId, state: 'reported', reportedBy })
      .returning({ id: payments.id }),
  )

type PaymentValues = Omit<PaymentInput, 'amount' | 'tds'> & { amountPaise: Paise; tdsPaise: Paise }

/** The day is not in the future, and the reference is new. */
export async function storePayment(
  tx: Db,
  { amount: amountPaise, tds: tdsPaise, ...payment }: PaymentInput,
  store: (values: PaymentValues) => Promise<{ id: string }[]>,
): Promise<string> {
  await rejectFutureDay(tx, payment.paidOn)
  const [row] = await store({ ...payment, amountPaise, tdsPaise }).catch((error) => {
    throw isUniqueViolation(error, 'payments_reference_unique')
      ? new AppError('conflict', 'referenceUsed', { errors: { reference: 'referenceUsed' } })
      : error
  })
  if (!row) throw new Error('the payment was not stored')
  return row.id
}

async function rejectFutureDay(tx: Db, day: string) {
  const [row] = await tx
    .select({ isFuture: sql<boolean>`${day}::date > day_in_india()` })
    .from(sql`(select 1) as one`)
  if (row?.isFuture)
    throw new AppError('invalid', 'checkForm', { errors: { paidOn: 'paidOnFuture' } })
}
