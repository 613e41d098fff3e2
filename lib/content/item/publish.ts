import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { parseIndiaTime } from '@/base/india-time'
import { items } from '@/db/schema'
import { changeItem, NO_CHANGE } from '../locks'
import { findMissing, MAX_DAYS_AHEAD } from '../policy'
import type { PublishTime } from '../schema'

const DAY_MS = 24 * 60 * 60 * 1_000

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

/** Sets or changes the time. Returns it. */
export async function scheduleItem(
  actor: { id: string },
  id: string,
  { day, time }: PublishTime,
): Promise<Date> {
  const publishAt = parseIndiaTime(day, time)
  requireTimeAhead(publishAt)
  await changeItem(
    actor,
    id,
    'item.scheduled',
    async ({ tx, item }) => {
      if (item.isPublished) throw new AppError('conflict', 'itemAlreadyPublished')
      if (findMissing(item).length > 0) throw new AppError('conflict', 'itemNotReady')
      if (item.publishAt?.getTime() === publishAt.getTime()) return NO_CHANGE
      await tx.update(items).set({ publishAt }).where(eq(items.id, id))
    },
    { at: publishAt.toISOString() },
  )
  return publishAt
}

export async function unscheduleItem(actor: { id: string }, id: string): Promise<void> {
  await changeItem(actor, id, 'item.unscheduled', async ({ tx, item }) => {
    if (item.isPublished) throw new AppError('conflict', 'itemAlreadyPublished')
    if (!item.publishAt) return NO_CHANGE
    await tx.update(items).set({ publishAt: null }).where(eq(items.id, id))
  })
}

/** Only its link opens the item then, under the same access rules. Also for drafts. */
export const unlistItem = (actor: { id: string }, id: string) => setListed(actor, id, false)

export const listItem = (actor: { id: string }, id: string) => setListed(actor, id, true)

/** Within a year, because the office tool shows the day without one. */
function requireTimeAhead(publishAt: Date) {
  const aheadMs = publishAt.getTime() - Date.now()
  if (aheadMs <= 0) throw new AppError('invalid', 'checkForm', { errors: { day: 'timePassed' } })
  if (aheadMs > MAX_DAYS_AHEAD * DAY_MS)
    throw new AppError('invalid', 'checkForm', { errors: { day: 'dayTooFar' } })
}

const setListed = (actor: { id: string }, id: string, isListed: boolean) =>
  changeItem(actor, id, isListed ? 'item.listed' : 'item.unlisted', async ({ tx, item }) => {
    if (item.isListed === isListed) return NO_CHANGE
    await tx.update(items).set({ isListed }).where(eq(items.id, id))
  })
