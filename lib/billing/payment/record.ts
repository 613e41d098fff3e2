import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { orders, payments } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { openPaidTerm } from '@/lib/schools/terms/opening'
import { issueForPayment } from '../document/issue'
import type { PaymentMode } from '../kinds'
import { addPaise, formatRupees, multiplyPaise, type Paise, toPaise } from '../money'
import { type AddedSeats, addSeatsOf } from '../more-seats/add'
import { getOutstanding, type LockedOrder, lockOrder, requireOpenOrder } from '../order/order'
import type { PaymentInput } from '../schema'
import { requireBillingSettings } from '../settings'
import { tellPayment } from '../webhook-events'

type ReportedPayment = {
  id: string
  amount: Paise
  tds: Paise
  mode: PaymentMode
  reference: string
}

export type ConfirmedPayment = {
  number: string
  isTermOpened: boolean
  seats: AddedSeats | null
}

const PERCENT = 100

type PaymentEditor = { id: string }

type PaymentValues = Omit<PaymentInput, 'amount' | 'tds'> & { amountPaise: Paise; tdsPaise: Paise }

/** Payment, document and term or seats commit together, or none of them. */
export async function confirmInTransaction(
  tx: Db,
  order: LockedOrder,
  payment: ReportedPayment,
  decider: { id: string } | null,
): Promise<ConfirmedPayment> {
  requireOpenOrder(order)
  const actor: Actor = decider ? userActor(decider.id) : { kind: 'site' }
  const paid = addPaise(payment.amount, payment.tds)
  requireOutstanding(order, paid)
  const settled = addPaise(toPaise(order.settledPaise), paid)
  const isDue = await isDueToOpen(tx, order, settled)
  const seats = isDue && order.addsToTermId ? await addSeatsOf(tx, order, actor) : null
  const termId = isDue && !seats ? await openTermOf(tx, order, payment, actor) : order.termId
  await tx.update(orders).set({ settledPaise: settled, termId }).where(eq(orders.id, order.id))
  await writeAuditLog(tx, {
    action: 'payment.confirmed',
    actor,
    schoolId: order.schoolId ?? undefined,
    targetId: order.id,
    values: { amount: formatRupees(payment.amount) },
  })
  const document = await issueForPayment(tx, { ...order, termId }, paid, actor)
  await tx
    .update(payments)
    .set({
      state: 'confirmed',
      decidedBy: decider?.id,
      decidedAt: sql`now()`,
      documentId: document.id,
    })
    .where(eq(payments.id, payment.id))
  await tellPayment(tx, payment.id)
  return { number: document.number, isTermOpened: termId !== order.termId, seats }
}

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

function requireOutstanding(order: LockedOrder, paid: Paise) {
  const outstanding = getOutstanding(order)
  if (paid > outstanding)
    throw new AppError('conflict', 'paymentTooHigh', {
      values: { outstanding: formatRupees(outstanding) },
    })
}

/** Once per order, from the share of the total that the office has set. */
async function isDueToOpen(tx: Db, order: LockedOrder, settled: Paise): Promise<boolean> {
  const { openingShare } = await requireBillingSettings(tx)
  const required = multiplyPaise(toPaise(order.totalPaise), openingShare, PERCENT)
  return !order.termId && !order.seatsAddedAt && settled >= required
}

async function openTermOf(
  tx: Db,
  { schoolId, months, seats }: LockedOrder,
  { mode, reference }: ReportedPayment,
  actor: Actor,
): Promise<string> {
  if (!schoolId) throw new AppError('conflict', 'orderWithoutSchool')
  const paymentNote = `${billingText().modes[mode]} ${reference}`
  return openPaidTerm(tx, schoolId, { months, seats, paymentNote }, actor)
}

/** Read again under the order's lock, so that only one decision counts. */
async function lockReported(tx: Db, id: string) {
  const { orderId } = await findPayment(tx, requireUuid(id))
  const order = await lockOrder(tx, orderId)
  const { state, ...payment } = await findPayment(tx, id)
  if (state !== 'reported') throw new AppError('conflict', 'paymentDecided')
  return { order, payment }
}

async function rejectFutureDay(tx: Db, day: string) {
  const [row] = await tx
    .select({ isFuture: sql<boolean>`${day}::date > day_in_india()` })
    .from(sql`(select 1) as one`)
  if (row?.isFuture)
    throw new AppError('invalid', 'checkForm', { errors: { paidOn: 'paidOnFuture' } })
}
