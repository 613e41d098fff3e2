import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { orders, payments } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { openPaidTerm } from '@/lib/schools/open-paid-term'
import { requireBillingSettings } from './billing-settings'
import { issueForPayment } from './issue-bill'
import type { PaymentMode } from './kinds'
import { addPaise, formatRupees, multiplyPaise, type Paise, toPaise } from './money'
import { getOutstanding, type LockedOrder, requireOpenOrder } from './order'

type ReportedPayment = {
  id: string
  amount: Paise
  tds: Paise
  mode: PaymentMode
  reference: string
}

export type ConfirmedPayment = { number: string; isTermOpened: boolean }

/** Payment, document and term commit together, or none of them. */
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
  const termId = await openTermIfPaid(tx, order, settled, payment, actor)
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
  return { number: document.number, isTermOpened: termId !== order.termId }
}

function requireOutstanding(order: LockedOrder, paid: Paise) {
  const outstanding = getOutstanding(order)
  if (paid > outstanding)
    throw new AppError('conflict', 'paymentTooHigh', {
      values: { outstanding: formatRupees(outstanding) },
    })
}

const PERCENT = 100

/** Once per order, from the share of the total that the office has set. */
async function openTermIfPaid(
  tx: Db,
  order: LockedOrder,
  settled: Paise,
  { mode, reference }: ReportedPayment,
  actor: Actor,
): Promise<string | null> {
  const { openingShare } = await requireBillingSettings(tx)
  const required = multiplyPaise(toPaise(order.totalPaise), openingShare, PERCENT)
  if (order.termId || settled < required) return order.termId
  if (!order.schoolId) throw new AppError('conflict', 'orderWithoutSchool')
  const { months, seats } = order
  const paymentNote = `${billingText().modes[mode]} ${reference}`
  return openPaidTerm(tx, order.schoolId, { months, seats, paymentNote }, actor)
}
