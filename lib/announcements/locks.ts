import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { announcements } from '@/db/schema'

export type StoredAnnouncement = typeof announcements.$inferSelect & { now: Date }

/** Valid until the transaction ends. */
export async function lockAnnouncement(tx: Db, id: string): Promise<StoredAnnouncement> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(eq(announcements.id, requireUuid(id)))
    .for('update')
  if (!row) throw new AppError('notFound', 'notFound')
  const [clock] = await tx
    .select({ now: sql<Date>`now()`.mapWith(announcements.createdAt) })
    .from(announcements)
    .where(eq(announcements.id, row.id))
  return { ...row, now: clock?.now ?? new Date() }
}
