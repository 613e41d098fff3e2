import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { memberships } from '@/db/schema'

/** Exact while the caller holds the school's lock. */
export async function countMembers(db: Db, schoolId: string) {
  const [row] = await db
    .select({
      members: sql<number>`count(*)::int`,
      coordinators: sql<number>`(count(*) filter (where ${memberships.role} = 'coordinator'))::int`,
    })
    .from(memberships)
    .where(and(eq(memberships.schoolId, schoolId), isNull(memberships.leftAt)))
  return row ?? { members: 0, coordinators: 0 }
}
