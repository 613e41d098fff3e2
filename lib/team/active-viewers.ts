import 'server-only'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { looks, users } from '@/db/schema'

const ACTIVE_SECONDS = 60
const RETENTION_SECONDS = 60 * ACTIVE_SECONDS

export const activeViewerInput = z.object({
  thing: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  writing: z.optional(z.boolean()),
})

export type ActiveViewer = { name: string; writing: boolean }

export async function recordActiveViewer(
  viewer: { id: string },
  { thing: targetId, writing: isWriting = false }: z.output<typeof activeViewerInput>,
): Promise<ActiveViewer[]> {
  const db = await database()
  await db
    .insert(looks)
    .values({ thing: targetId, userId: viewer.id, writing: isWriting })
    .onConflictDoUpdate({
      target: [looks.thing, looks.userId],
      set: { writing: isWriting, seenAt: sql`now()` },
    })
  return db
    .select({ name: users.firstname, writing: looks.writing })
    .from(looks)
    .innerJoin(users, eq(users.id, looks.userId))
    .where(
      and(
        eq(looks.thing, targetId),
        ne(looks.userId, viewer.id),
        gt(looks.seenAt, ago(ACTIVE_SECONDS)),
      ),
    )
    .orderBy(users.firstname)
}

export async function purgeActiveViewers(db: Db): Promise<void> {
  await db.delete(looks).where(lt(looks.seenAt, ago(RETENTION_SECONDS)))
}
