import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { orders } from '@/db/schema'
import type { Actor } from '@/lib/audit/audit-log'
import type { LockedSchool } from '@/lib/schools/locks'
import { addTermSeats } from '@/lib/schools/terms/seats'
import { emailBill } from '../document/email'
import type { LockedOrder } from '../order/order'

export type AddedSeats = { added: number; total: number }

type NewSeats = { termId: string; added: number }

/** With the email to the school. Its term must still run. The caller locks the school. */
export async function addSeats(
  tx: Db,
  school: LockedSchool,
  { termId, added }: NewSeats,
  actor: Actor,
): Promise<AddedSeats> {
  const term = await addTermSeats(tx, { schoolId: school.id, termId }, added, actor)
  if (!term) throw new AppError('conflict', 'seatsTermOver')
  const { total, lastDay } = term
  const data = { added: `${added}`, total: `${total}`, lastDay }
  await emailBill(tx, school, { template: 'seatsAdded', data })
  return { added, total }
}

/** Once per order. */
export async function addSeatsOf(
  tx: Db,
  { id, school, addsToTermId, seats }: LockedOrder,
  actor: Actor,
): Promise<AddedSeats> {
  if (!school || !addsToTermId) throw new AppError('conflict', 'orderWithoutSchool')
  const addedSeats = await addSeats(tx, school, { termId: addsToTermId, added: seats }, actor)
  await tx.update(orders).set({ seatsAddedAt: sql`now()` }).where(eq(orders.id, id))
  return addedSeats
}
