import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { items } from '@/db/schema'
import { changeItem, NOTHING } from '../take'

/** Changes places with its neighbour. */
export async function moveItem(by: { id: string }, id: string, direction: 'up' | 'down') {
  await changeItem(by, id, 'item.moved', async ({ tx, item }) => {
    const shelf = await tx
      .select({ id: items.id, place: items.place })
      .from(items)
      .where(eq(items.shelf, item.shelf))
      .orderBy(asc(items.place), asc(items.id))
    const at = shelf.findIndex((one) => one.id === id)
    const [own, other] = [shelf[at], shelf[direction === 'up' ? at - 1 : at + 1]]
    if (!own || !other) return NOTHING
    await tx.update(items).set({ place: other.place }).where(eq(items.id, own.id))
    await tx.update(items).set({ place: own.place }).where(eq(items.id, other.id))
  })
}
