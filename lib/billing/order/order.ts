import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { isCredited, isLapsed, isWithdrawn, outstandingPaise } from '@/db/read-models/billing'
import { orders } from '@/db/schema'
import { lockOwnSchool, lockSchool } from '@/lib/schools/locks'
import type { MoveToSchool } from '@/lib/schools/merge'
import type { OrderState } from '../kinds'
import { type Paise, toPaise } from '../money'

/** The only definition of an order's state. */
export const orderState = sql<OrderState>`case
  when ${isWithdrawn} then 'withdrawn'
  when ${isCredited} then 'credited'
  when ${orders.settledPaise} - ${orders.refundedPaise} >= ${orders.totalPaise} - ${orders.creditedPaise} then 'paid'
  when ${orders.dueDay} < day_in_india() then 'overdue' else 'open' end`

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
  addsToTermId: orders.addsToTermId,
  seatsAddedAt: orders.seatsAddedAt,
  isLapsed,
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
  if (order.isLapsed) throw new AppError('conflict', 'seatsTermOver')
}

/** Of the school that this user coordinates. An order of another school is not found. */
export async function lockOwnOrder(tx: Db, userId: string, orderId: string) {
  const { school } = await lockOwnSchool(tx, userId)
  await requireOrderOf(tx, school.id, orderId)
  const order = await lockOrder(tx, orderId)
  requireOpenOrder(order)
  return { school, order }
}

export const moveOrders: MoveToSchool = async (tx, { from, into }) => {
  await tx.update(orders).set({ schoolId: into }).where(eq(orders.schoolId, from))
}

async function requireOrderOf(tx: Db, schoolId: string, orderId: string) {
  const isOwn =
    isUuid(orderId) &&
    (await tx.$count(orders, and(eq(orders.id, orderId), eq(orders.schoolId, schoolId)))) === 1
  if (!isOwn) throw new AppError('notFound', 'notFound')
}
