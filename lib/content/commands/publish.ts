import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { items } from '@/db/schema'
import { missingOf } from '../policy'
import { changeItem, NOTHING } from '../take'

/** For everyone to see, once it has all that its shelf asks of it. Doing it twice changes nothing. */
export async function publishItem(by: { id: string }, id: string): Promise<void> {
  await changeItem(by, id, 'item.published', async ({ tx, item }) => {
    if (item.isPublished) return NOTHING
    if (missingOf(item).length > 0) throw new Refusal('conflict', 'itemNotReady')
    await tx.update(items).set({ state: 'published' }).where(eq(items.id, id))
  })
}

export async function withdrawItem(by: { id: string }, id: string): Promise<void> {
  await changeItem(by, id, 'item.withdrawn', async ({ tx, item }) => {
    if (!item.isPublished) return NOTHING
    await tx.update(items).set({ state: 'draft' }).where(eq(items.id, id))
  })
}
