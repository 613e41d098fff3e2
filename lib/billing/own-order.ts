import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { orders } from '@/db/schema'
import { lockOwnSchool } from '@/lib/schools/locks'
import { lockOrder, requireOpenOrder } from './order'

/** Of the school that this user coordinates. An order of another school is not found. */
export async function lockOwnOrder(tx: Db, userId: string, orderId: string) {
  const { school } = await lockOwnSchool(tx, userId)
  await requireOrderOf(tx, school.id, orderId)
  const order = await lockOrder(tx, orderId)
  requireOpenOrder(order)
  return { school, order }
}

async function requireOrderOf(tx: Db, schoolId: string, orderId: string) {
  const isOwn =
    isUuid(orderId) &&
    (await tx.$count(orders, and(eq(orders.id, orderId), eq(orders.schoolId, schoolId)))) === 1
  if (!isOwn) throw new AppError('notFound', 'notFound')
}
