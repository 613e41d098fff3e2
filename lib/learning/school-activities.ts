import 'server-only'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { site } from '@/base/site'
import { database } from '@/db/client'
import { certificates } from '@/db/read-models/certificates'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { memberships, schools } from '@/db/read-models/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/read-models/training'
import { learningEntries } from '@/db/schema'
import { inHouseActivity, inHouseCounts, inHouseDay } from '@/lib/training/in-house/hours'
import type { SchoolYear } from './hours'
import { countsTowardsHours, sessionDay } from './record/sessions'

export const memberSince = sql`(${memberships.joinedAt} at time zone 'Asia/Kolkata')::date`
export const leftOn = sql`(${memberships.leftAt} at time zone 'Asia/Kolkata')::date`

/**
 * The training of a school year that these members' school sees: everything for a teacher with a seat, also
 * from before joining, and for one who left the sessions between joining and leaving. Rows are distinct,
 * because a teacher can have had several seats in a year. The caller must check access.
 */
export async function findSchoolActivities(members: SQL | undefined, year: SchoolYear) {
  const [sessions, inHouse, entries] = await Promise.all([
    findSessions(members, year),
    findInHouseSessions(members, year),
    findSharedEntries(members, year),
  ])
  return { sessions, inHouse, entries }
}

const isInYear = (day: SQL, { from, to }: SchoolYear) =>
  sql`${day}::date between ${from}::date and least(${to}::date, day_in_india())`

const countsForSchool = (day: SQL, startsAt: SQL) =>
  or(
    isNull(memberships.leftAt),
    sql`${day}::date >= ${memberSince} and ${startsAt} <= ${memberships.leftAt}`,
  )

/** The day of no seat, this one or an earlier one at the same school. */
const isBeforeJoining = (day: SQL) =>
  sql<boolean>`not exists (select from memberships seat
    where seat.user_id = ${memberships.userId} and seat.school_id = ${memberships.schoolId}
    and ${day}::date >= (seat.joined_at at time zone 'Asia/Kolkata')::date
    and (seat.left_at is null or ${day}::date <= (seat.left_at at time zone 'Asia/Kolkata')::date))`

/** Past and not cancelled, in this school year. As a condition on sessions and certificates. */
export const isSessionOfYear = (year: SchoolYear) =>
  and(countsTowardsHours, isInYear(sessionDay, year))

/** Matches the teacher's own record: attended, or certified though the attendance was removed. */
export const attendedSessions = sql`(
  select live_session_id from ${attendances} where user_id = ${memberships.userId}
  union select live_session_id from ${certificates} where user_id = ${memberships.userId}) attended`

async function findSessions(members: SQL | undefined, year: SchoolYear) {
  const db = await database()
  return db
    .selectDistinct({
      userId: memberships.userId,
      id: liveSessions.id,
      title: liveSessions.title,
      provider: sql<string>`${site.name}::text`,
      theme: liveSessions.theme,
      providerClass: liveSessions.providerClass,
      mode: liveSessions.mode,
      standardDomain: liveSessions.standardDomain,
      day: sessionDay,
      minutes: liveSessions.minutes,
      number: certificates.number,
      isBeforeJoining: isBeforeJoining(sessionDay),
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
        members,
        isSessionOfYear(year),
        countsForSchool(sessionDay, sql`${liveSessions.startsAt}`),
      ),
    )
}

/** Of any school, as in the teacher's own record. */
async function findInHouseSessions(members: SQL | undefined, year: SchoolYear) {
  const db = await database()
  return db
    .selectDistinct({
      userId: memberships.userId,
      ...inHouseActivity,
      number: sql<null>`null`,
      isBeforeJoining: isBeforeJoining(inHouseDay),
      isOwnSchool: sql<boolean>`${inHouseSessions.schoolId} = ${memberships.schoolId}`,
    })
    .from(memberships)
    .innerJoin(inHouseAttendances, eq(inHouseAttendances.userId, memberships.userId))
    .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
    .innerJoin(schools, eq(schools.id, inHouseSessions.schoolId))
    .where(
      and(
        members,
        inHouseCounts,
        isInYear(inHouseDay, year),
        countsForSchool(inHouseDay, sql`${inHouseSessions.startsAt}`),
      ),
    )
}

/** Of teachers with a seat only: who left can no longer choose what this school sees. */
async function findSharedEntries(members: SQL | undefined, year: SchoolYear) {
  const day = sql`${learningEntries.day}`
  const db = await database()
  return db
    .selectDistinct({
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
      number: sql<null>`null`,
      isBeforeJoining: isBeforeJoining(day),
    })
    .from(memberships)
    .innerJoin(learningEntries, eq(learningEntries.userId, memberships.userId))
    .where(
      and(
        members,
        isNull(memberships.leftAt),
        eq(learningEntries.shared, true),
        isNull(learningEntries.removedAt),
        isInYear(day, year),
      ),
    )
}
