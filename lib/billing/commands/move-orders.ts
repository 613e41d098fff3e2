import 'server-only'
import { eq } from 'drizzle-orm'
import { orders } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/commands/merge'

export const moveOrders: MoveToSchool = async (tx, { from, into }) => {
  await tx.update(orders).set({ schoolId: into }).where(eq(orders.schoolId, from))
}
