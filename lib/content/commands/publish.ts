import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { items } from '@/db/schema'
import { changeItem, NO_CHANGE } from '../locks'
import { findMissing } from '../policy'

export async function publishItem(actor: { id: string }, id: string): Promise<void> {
  await changeItem(actor, id, 'item.published', async ({ tx, item }) => {
    if (item.isPublished) return NO_CHANGE
    if (findMissing(item).length > 0) throw new AppError('conflict', 'itemNotReady')
    await tx.update(items).set({ state: 'published', publishAt: null }).where(eq(items.id, id))
  })
}

export async function withdrawItem(actor: { id: string }, id: string): Promise<void> {
  await changeItem(actor, id, 'item.withdrawn', async ({ tx, item }) => {
    if (!item.isPublished) return NO_CHANGE
    await tx.update(items).set({ state: 'draft' }).where(eq(items.id, id))
  })
}
