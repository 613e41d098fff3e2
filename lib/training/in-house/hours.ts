import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { createJsonList } from '@/db/json-list'
import { memberships, schools } from '@/db/read-models/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'

export const inHouseDay = sql<string>`to_char(${inHouseSessions.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** As a row of a learning record; `schools` is the school that held it. */
export const inHouseActivity = {
  id: inHouseSessions.id,
  title: inHouseSessions.title,
  provider: schools.name,
  theme: sql<null>`null`,
  providerClass: sql<'in-house'>`'in-house'`,
  mode: sql<'in-person'>`'in-person'`,
  standardDomain: inHouseSessions.standardDomain,
  day: inHouseDay,
  minutes: inHouseSessions.minutes,
}

const endsAt = sql`(${inHouseSessions.startsAt} + ${inHouseSessions.minutes} * interval '1 minute')`

/** Counts for attendees after its end, unless the school cancelled it. */
export const inHouseCounts = sql<boolean>`(${inHouseSessions.cancelledAt} is null and ${endsAt} <= now())`

export const hasStarted = sql<boolean>`(${inHouseSessions.cancelledAt} is null and ${inHouseSessions.startsAt} <= now())`

/** From the start until a day after the end, or until the coordinator closes the attendance. */
export const isCodeOpen = sql<boolean>`(${hasStarted} and ${inHouseSessions.closedAt} is null
  and ${endsAt} + interval '1 day' >= now())`

/** Only teachers with a seat at the time of the session can attend it. */
export const hadSeatAtSession = and(
  eq(memberships.schoolId, inHouseSessions.schoolId),
  sql`${memberships.joinedAt} <= greatest(${endsAt}, ${inHouseSessions.createdAt})`,
  sql`(${memberships.leftAt} is null or ${memberships.leftAt} >= ${inHouseSessions.startsAt})`,
)

/** Attended sessions of all schools of the user. */
export const inHouseOfUser = createJsonList(
  {
    ...inHouseActivity,
    isClosed: sql<boolean>`${inHouseSessions.closedAt} is not null`,
  },
  (db, row) =>
    db
      .select({ row })
      .from(inHouseAttendances)
      .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
      .innerJoin(schools, eq(schools.id, inHouseSessions.schoolId))
      .where(and(eq(inHouseAttendances.userId, sql.placeholder('userId')), inHouseCounts))
      .orderBy(desc(inHouseSessions.startsAt)),
)
