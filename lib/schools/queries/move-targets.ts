import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import {
  matchesSearch,
  normalizeSearch,
  schoolSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { memberships, schools } from '@/db/schema'

const MAX_TARGETS = 20

/** Schools that match the words, with the seats of the running term. */
export async function findMoveTargets(search: string | undefined) {
  const condition = matchesSearch(schoolSearchColumns, normalizeSearch(search))
  if (!condition) return []
  return withCustomPlan(
    (tx) =>
      tx
        .select({
          id: schools.id,
          name: schools.name,
          address: schools.address,
          seats: sql<number | null>`(select t.seats from terms t where t.school_id = schools.id
            and day_in_india() between t.first_day and t.last_day)`,
          members: sql<number>`(select count(*)::int from memberships m
            where m.school_id = schools.id and m.left_at is null)`,
        })
        .from(schools)
        .where(condition)
        .orderBy(orderByName(schools.name), schools.id)
        .limit(MAX_TARGETS),
    { table: schools, condition },
  )
}

/** Of one user, the present one first. */
export async function listMembershipsOf(userId: string) {
  const db = await database()
  return db
    .select({
      id: memberships.id,
      schoolId: memberships.schoolId,
      school: schools.name,
      role: memberships.role,
      since: memberships.joinedAt,
      until: memberships.leftAt,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(eq(memberships.userId, userId))
    .orderBy(sql`${memberships.leftAt} desc nulls first`, desc(memberships.joinedAt))
    .limit(MAX_TARGETS)
}
