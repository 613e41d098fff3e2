import 'server-only'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { looks, users } from '@/db/schema'

/** Who else of the team has the same thing open, as of the last minute. */

const A_MINUTE = 60
const AN_HOUR = 60 * A_MINUTE

export const look = z.object({
  thing: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  writing: z.optional(z.boolean()),
})

export type Other = { name: string; writing: boolean }

/** Says that the viewer looks, and answers who else does. */
export async function lookAt(
  viewer: { id: string },
  { thing, writing = false }: z.output<typeof look>,
): Promise<Other[]> {
  const db = await database()
  await db
    .insert(looks)
    .values({ thing, userId: viewer.id, writing })
    .onConflictDoUpdate({
      target: [looks.thing, looks.userId],
      set: { writing, seenAt: sql`now()` },
    })
  return db
    .select({ name: users.firstname, writing: looks.writing })
    .from(looks)
    .innerJoin(users, eq(users.id, looks.userId))
    .where(
      and(eq(looks.thing, thing), ne(looks.userId, viewer.id), gt(looks.seenAt, ago(A_MINUTE))),
    )
    .orderBy(users.firstname)
}

export async function purgeLooks(db: Db): Promise<void> {
  await db.delete(looks).where(lt(looks.seenAt, ago(AN_HOUR)))
}
