import 'server-only'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { orders } from '@/db/schema'
import type { Actor } from '@/lib/audit/audit-log'
import { endOpenedTerm, removeComingTerm } from '@/lib/schools/terms/ending'
import { addTermSeats } from '@/lib/schools/terms/seats'
import type { LockedOrder } from './order'

/** What a payment of an order opened: a term, or more seats in one. A later payment opens it again. */

export type EndedPurchase = 'term' | 'seats' | null

export async function endTermOf(tx: Db, order: LockedOrder, actor: Actor): Promise<EndedPurchase> {
  const { id, schoolId, termId } = order
  if (order.addsToTermId) return (await takeSeatsBack(tx, order, actor)) ? 'seats' : null
  if (!schoolId || !termId) return null
  await endOpenedTerm(tx, { schoolId, termId }, actor)
  await tx.update(orders).set({ termId: null }).where(eq(orders.id, id))
  return 'term'
}

/** Once all money of the order went back: a term that has not begun. The office decides about a running one. */
export async function removeRefundedTerm(
  tx: Db,
  { id, schoolId, termId }: LockedOrder,
  actor: Actor,
): Promise<void> {
  if (!schoolId || !termId) return
  const [row] = await tx
    .select({
      isRefunded: sql<boolean>`${orders.refundedPaise} >= ${orders.settledPaise}`,
    })
    .from(orders)
    .where(eq(orders.id, id))
  if (!row?.isRefunded || !(await removeComingTerm(tx, { schoolId, termId }, actor))) return
  await tx.update(orders).set({ termId: null }).where(eq(orders.id, id))
}

/** Refused while teachers use them. Returns whether the term still ran; a later payment adds them again. */
async function takeSeatsBack(
  tx: Db,
  { id, schoolId, addsToTermId, seatsAddedAt, seats }: LockedOrder,
  actor: Actor,
): Promise<boolean> {
  if (!schoolId || !addsToTermId || !seatsAddedAt) return false
  const term = await addTermSeats(tx, { schoolId, termId: addsToTermId }, -seats, actor)
  if (!term) return false
  await tx.update(orders).set({ seatsAddedAt: null }).where(eq(orders.id, id))
  return true
}

type TermOfOrder = Pick<LockedOrder, 'schoolId' | 'termId' | 'months'>

/**
 * The days that an order pays for: its term, else after the last term of the school. Null for a term that begins
 * with the payment.
 */
export async function readOrderPeriod(tx: Db, { schoolId, termId, months }: TermOfOrder) {
  const [row] = await tx
    .select({
      firstDay: sql<string | null>`coalesce(opened.first_day, expected.first_day)::text`,
      lastDay: sql<string | null>`coalesce(opened.last_day,
        (expected.first_day + make_interval(months => ${months}) - interval '1 day')::date)::text`,
    })
    .from(
      sql`(select max(last_day) + 1 as first_day from terms where school_id = ${schoolId}
        having max(last_day) >= day_in_india()) expected
      full join (select first_day, last_day from terms where id = ${termId}) opened on true`,
    )
  return row?.firstDay && row.lastDay ? { firstDay: row.firstDay, lastDay: row.lastDay } : null
}

/**
 * `term` is over or was never opened: null. `nextTerm` is what a payment would open. Of more seats, both are the
 * term that gets them.
 */
export async function readOrderTerms(db: Db, orderId: string) {
  const isRunning = (id: SQLWrapper) => sql<string | null>`(select id from terms
    where terms.id = ${id} and terms.last_day >= day_in_india())`
  const [order] = await db
    .select({
      schoolId: orders.schoolId,
      months: orders.months,
      termId: isRunning(orders.termId),
      addsToTermId: orders.addsToTermId,
      runningTermId: isRunning(orders.addsToTermId),
      seatsAddedAt: orders.seatsAddedAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) return { term: null, nextTerm: null }
  const { addsToTermId, runningTermId, seatsAddedAt, termId } = order
  if (addsToTermId) {
    const period = runningTermId
      ? await readOrderPeriod(db, { ...order, termId: runningTermId })
      : null
    return seatsAddedAt ? { term: period, nextTerm: null } : { term: null, nextTerm: period }
  }
  return {
    term: termId ? await readOrderPeriod(db, order) : null,
    nextTerm: await readOrderPeriod(db, { ...order, termId: null }),
  }
}
