import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { items } from '@/db/schema'
import { changeItem, NO_CHANGE } from '../locks'

export async function moveItem(actor: { id: string }, id: string, direction: 'up' | 'down') {
  await changeItem(actor, id, 'item.moved', async ({ tx, item }) => {
    const siblings = await tx
      .select({ id: items.id, position: items.position })
      .from(items)
      .where(eq(items.type, item.type))
      .orderBy(asc(items.position), asc(items.id))
    const index = siblings.findIndex((sibling) => sibling.id === id)
    const [current, neighbour] = [
      siblings[index],
      siblings[direction === 'up' ? index - 1 : index + 1],
    ]
    if (!current || !neighbour) return NO_CHANGE
    await tx.update(items).set({ position: neighbour.position }).where(eq(items.id, current.id))
    // Nobody changed the neighbour, so it keeps its date.
    await tx
      .update(items)
      .set({ position: current.position, updatedAt: sql`${items.updatedAt}` })
      .where(eq(items.id, neighbour.id))
  })
}
