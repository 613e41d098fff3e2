import 'server-only'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/relations/accounts'
import { certificates } from '@/db/relations/certificates'
import { liveSessions } from '@/db/relations/live-sessions'
import { memberships } from '@/db/relations/schools'
import { learningEntries } from '@/db/schema'
import { hasSeatIn } from '@/lib/schools/conditions'
import { attendedSessions, memberSince } from '../queries/school'
import type { SchoolYear } from '../school-year'
import { countsTowardsHours, sessionDay } from '../session-conditions'

/** The caller must check access. Leavers are included; what they did before joining or after leaving is not. */

const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
const leftOn = sql<string>`(${memberships.leftAt} at time zone 'Asia/Kolkata')::date`
const joinedOn = sql<string>`${memberSince}::text`

const hadSeatIn = (schoolId: string, { from, to }: SchoolYear) =>
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
      joinedOn: sql<string>`min(${joinedOn})`,
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

/** Distinct, because a teacher can leave and join again on one day. */
export async function findSessionsOfYear(schoolId: string, year: SchoolYear) {
  const db = await database()
  return db
    .selectDistinct({
      userId: memberships.userId,
      id: liveSessions.id,
      title: liveSessions.title,
      theme: liveSessions.theme,
      providerClass: liveSessions.providerClass,
      mode: liveSessions.mode,
      standardDomain: liveSessions.standardDomain,
      day: sessionDay,
      minutes: liveSessions.minutes,
      number: certificates.number,
    })
    .from(memberships)
    .innerJoin(sql`lateral ${attendedSessions}`, sql`true`)
    .innerJoin(liveSessions, sql`${liveSessions.id} = attended.live_session_id`)
    .leftJoin(
      certificates,
      and(
        eq(certificates.liveSessionId, liveSessions.id),
        eq(certificates.userId, memberships.userId),
      ),
    )
    .where(
      and(
        hadSeatIn(schoolId, year),
        countsTowardsHours,
        isInYear(sessionDay, year),
        sql`${sessionDay}::date >= ${memberSince}`,
        or(isNull(memberships.leftAt), sql`${liveSessions.startsAt} <= ${memberships.leftAt}`),
      ),
    )
}

/** Of teachers with a seat only: who left can no longer choose what this school sees. */
export async function findSharedEntriesOfYear(schoolId: string, year: SchoolYear) {
  const db = await database()
  return db
    .select({
      userId: memberships.userId,
      id: learningEntries.id,
      title: learningEntries.title,
      provider: learningEntries.provider,
      theme: learningEntries.theme,
      providerClass: learningEntries.providerClass,
      mode: learningEntries.mode,
      standardDomain: learningEntries.standardDomain,
      day: learningEntries.day,
      minutes: learningEntries.minutes,
    })
    .from(memberships)
    .innerJoin(learningEntries, eq(learningEntries.userId, memberships.userId))
    .where(
      and(
        hasSeatIn(schoolId),
        eq(learningEntries.shared, true),
        isNull(learningEntries.removedAt),
        isInYear(sql`${learningEntries.day}`, year),
        sql`${learningEntries.day}::date >= ${memberSince}`,
      ),
    )
}

export async function findFirstTeacherDay(schoolId: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ day: sql<string | null>`min(${memberSince})::text` })
    .from(memberships)
    .where(eq(memberships.schoolId, schoolId))
  return row?.day ?? null
}

export const isInYear = (day: SQL, { from, to }: SchoolYear) =>
  sql`${day}::date between ${from}::date and least(${to}::date, day_in_india())`
