import 'server-only'
import { eq } from 'drizzle-orm'
import { items } from '@/db/schema'
import { changeItem, NO_CHANGE } from '../locks'

/** Only its link opens the item then, under the same access rules. Also for drafts. */
export const unlistItem = (actor: { id: string }, id: string) => setListed(actor, id, false)

export const listItem = (actor: { id: string }, id: string) => setListed(actor, id, true)

const setListed = (actor: { id: string }, id: string, isListed: boolean) =>
  changeItem(actor, id, isListed ? 'item.listed' : 'item.unlisted', async ({ tx, item }) => {
    if (item.isListed === isListed) return NO_CHANGE
    await tx.update(items).set({ isListed }).where(eq(items.id, id))
  })
