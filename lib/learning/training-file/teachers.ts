import 'server-only'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/read-models/schools'
import { leftOn, memberSince } from '../school-activities'
import type { SchoolYear } from '../school-year'

/** The caller must check access. */

const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`

export const hadSeatIn = (schoolId: string, { from, to }: SchoolYear) =>
  and(
    eq(memberships.schoolId, schoolId),
    sql`${memberSince} <= ${to}::date`,
    or(isNull(memberships.leftAt), sql`${leftOn} >= ${from}::date`),
  )

/** One row per teacher: first day, and the last day of those who left and did not return. */
export async function findTeachersOfYear(schoolId: string, year: SchoolYear) {
  const db = await database()
  return db
    .select({
      userId: users.id,
      name: fullName,
      email: users.email,
      joinedOn: sql<string>`min(${memberSince})::text`,
      leftOn: sql<
        string | null
      >`case when bool_or(${memberships.leftAt} is null) then null else max(${leftOn})::text end`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(hadSeatIn(schoolId, year))
    .groupBy(users.id, users.firstname, users.lastname, users.email)
    .orderBy(orderByName(fullName), asc(users.id))
}

export async function findFirstTeacherDay(schoolId: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ day: sql<string | null>`min(${memberSince})::text` })
    .from(memberships)
    .where(eq(memberships.schoolId, schoolId))
  return row?.day ?? null
}
