import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { orders } from '@/db/schema'
import { lockSchool } from '@/lib/schools/locks'
import type { OrderState } from './kinds'
import { type Paise, subtractPaise, toPaise } from './money'

/** The only definition of an order's state. */
export const orderState = sql<OrderState>`case
  when ${orders.withdrawnAt} is not null then 'withdrawn'
  when ${orders.creditedPaise} = ${orders.totalPaise} then 'credited'
  when ${orders.settledPaise} >= ${orders.totalPaise} - ${orders.creditedPaise} then 'paid'
  when ${orders.dueDay} < day_in_india() then 'overdue' else 'open' end`

/** What the school still owes. */
export const outstandingPaise = sql<number>`(case when ${orders.withdrawnAt} is not null then 0
  else greatest(0, ${orders.totalPaise} - ${orders.creditedPaise} - ${orders.settledPaise}) end)::float8`

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
  termId: orders.termId,
  withdrawnAt: orders.withdrawnAt,
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>

/** Locks the school first, as every command on a school's terms does, then the order. */
export async function lockOrder(tx: Db, id: string) {
  if (!isUuid(id)) throw new AppError('notFound', 'notFound')
  const [found] = await tx
    .select({ schoolId: orders.schoolId })
    .from(orders)
    .where(eq(orders.id, id))
  if (!found) throw new AppError('notFound', 'notFound')
  const school = found.schoolId ? await lockSchool(tx, found.schoolId) : null
  const [order] = await tx.select(orderColumns).from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw new AppError('notFound', 'notFound')
  return { ...order, school }
}

type OrderAmounts = { totalPaise: number; settledPaise: number; creditedPaise: number }

export const getOutstanding = ({ totalPaise, settledPaise, creditedPaise }: OrderAmounts): Paise =>
  subtractPaise(toPaise(totalPaise), toPaise(settledPaise), toPaise(creditedPaise))

export function requireOpenOrder(order: LockedOrder): void {
  if (order.withdrawnAt) throw new AppError('conflict', 'orderWithdrawn')
}
