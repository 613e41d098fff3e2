import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { orders } from '@/db/schema'
import { lockSchool } from '@/lib/schools/locks'
import type { OrderState } from './kinds'
import { type Paise, toPaise } from './money'

/** An invoice covers the whole order; a receipt covers one payment. `orders.id` in full, because the subquery has its own. */
const billedPaise = sql`(case when exists (select from documents billed
    where billed.order_id = orders.id and billed.kind = 'invoice')
  then ${orders.totalPaise} else ${orders.settledPaise} end)`

/** Credit notes took back everything that was billed, so the order is over. */
const isCredited = sql`(${orders.creditedPaise} > 0 and ${orders.creditedPaise} >= ${billedPaise})`

/** The only definition of an order's state. */
export const orderState = sql<OrderState>`case
  when ${orders.withdrawnAt} is not null then 'withdrawn'
  when ${isCredited} then 'credited'
  when ${orders.settledPaise} - ${orders.refundedPaise} >= ${orders.totalPaise} - ${orders.creditedPaise} then 'paid'
  when ${orders.dueDay} < day_in_india() then 'overdue' else 'open' end`

/** What the school still owes. */
export const outstandingPaise =
  sql<number>`(case when ${orders.withdrawnAt} is not null or ${isCredited} then 0
  else greatest(0, ${orders.totalPaise} - ${orders.creditedPaise} - ${orders.settledPaise} + ${orders.refundedPaise})
  end)::float8`.mapWith(Number)

const orderColumns = {
  id: orders.id,
  schoolId: orders.schoolId,
  buyer: orders.buyer,
  plan: orders.plan,
  seats: orders.seats,
  months: orders.months,
  totalPaise: orders.totalPaise,
  settledPaise: orders.settledPaise,
  creditedPaise: orders.creditedPaise,
  refundedPaise: orders.refundedPaise,
  outstandingPaise,
  termId: orders.termId,
  withdrawnAt: orders.withdrawnAt,
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>

/** Locks the school first, as every command on a school's terms does, then the order. */
export async function lockOrder(tx: Db, id: string) {
  if (!isUuid(id)) throw new AppError('notFound', 'notFound')
  const [row] = await tx.select({ schoolId: orders.schoolId }).from(orders).where(eq(orders.id, id))
  if (!row) throw new AppError('notFound', 'notFound')
  const school = row.schoolId ? await lockSchool(tx, row.schoolId) : null
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  // A statement of its own, because the locking one cannot see documents that it waited for.
  const [order] = await tx.select(orderColumns).from(orders).where(eq(orders.id, id))
  if (!order) throw new AppError('notFound', 'notFound')
  return { ...order, school }
}

export const getOutstanding = (order: LockedOrder): Paise => toPaise(order.outstandingPaise)

export function requireOpenOrder(order: LockedOrder): void {
  if (order.withdrawnAt) throw new AppError('conflict', 'orderWithdrawn')
}
