import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { items } from '@/db/schema'
import { changeItem, NO_CHANGE } from '../locks'

export const moveItem = (actor: { id: string }, id: string, direction: 'up' | 'down') =>
  reorder(actor, id, (order) => {
    const index = order.indexOf(id)
    const target = direction === 'up' ? index - 1 : index + 1
    if (target < 0 || target >= order.length) return order
    const others = order.filter((otherId) => otherId !== id)
    return others.toSpliced(target, 0, id)
  })

/** The place is named by the item behind it, because others may have changed the order meanwhile. */
export const placeItem = (actor: { id: string }, id: string, before: string | null) =>
  reorder(actor, id, (order) => {
    if (before === id) return order
    const others = order.filter((otherId) => otherId !== id)
    const target = before === null ? others.length : others.indexOf(before)
    if (target === -1) throw new AppError('conflict', 'itemPlaceGone')
    return others.toSpliced(target, 0, id)
  })

function reorder(actor: { id: string }, id: string, arrange: (order: string[]) => string[]) {
  return changeItem(actor, id, 'item.moved', async ({ tx, item }) => {
    const siblings = await tx
      .select({ id: items.id, position: items.position })
      .from(items)
      .where(eq(items.type, item.type))
      .orderBy(asc(items.position), asc(items.id))
    const former = siblings.map((sibling) => sibling.id)
    const order = arrange(former)
    if (order.every((siblingId, index) => siblingId === former[index])) return NO_CHANGE
    const formerPositions = new Map(siblings.map((sibling) => [sibling.id, sibling.position]))
    const positions = listDistinctPositions(siblings.map(({ position }) => position))
    const moves = order.flatMap((siblingId, index) => {
      const position = positions[index]
      return position === undefined || position === formerPositions.get(siblingId)
        ? []
        : { siblingId, position }
    })
    for (const { siblingId, position } of moves)
      await tx
        .update(items)
        // Nobody changed the others, so they keep their date.
        .set({ position, ...(siblingId !== id && { updatedAt: sql`${items.updatedAt}` }) })
        .where(eq(items.id, siblingId))
  })
}

/** Items can share a position, and exchanging equal positions would move nothing. */
function listDistinctPositions(positions: number[]) {
  let next = 0
  return positions.map((position) => {
    const distinct = Math.max(position, next)
    next = distinct + 1
    return distinct
  })
}
