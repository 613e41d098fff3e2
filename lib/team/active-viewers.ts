import 'server-only'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { activeViewers } from '@/db/schema'

const ACTIVE_SECONDS = 60
const RETENTION_SECONDS = 60 * ACTIVE_SECONDS

export const activeViewerInput = z.object({
  targetId: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  writing: z.optional(z.boolean()),
})

export type ActiveViewer = { name: string; writing: boolean }

export async function recordActiveViewer(
  viewer: { id: string },
  { targetId, writing: isWriting = false }: z.output<typeof activeViewerInput>,
): Promise<ActiveViewer[]> {
  const db = await database()
  await db
    .insert(activeViewers)
    .values({ targetId, userId: viewer.id, writing: isWriting })
    .onConflictDoUpdate({
      target: [activeViewers.targetId, activeViewers.userId],
      set: { writing: isWriting, seenAt: sql`now()` },
    })
  return db
    .select({ name: users.firstname, writing: activeViewers.writing })
    .from(activeViewers)
    .innerJoin(users, eq(users.id, activeViewers.userId))
    .where(
      and(
        eq(activeViewers.targetId, targetId),
        ne(activeViewers.userId, viewer.id),
        gt(activeViewers.seenAt, ago(ACTIVE_SECONDS)),
      ),
    )
    .orderBy(orderByName(users.firstname))
}

export async function purgeActiveViewers(db: Db): Promise<void> {
  await db.delete(activeViewers).where(lt(activeViewers.seenAt, ago(RETENTION_SECONDS)))
}
