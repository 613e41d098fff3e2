import 'server-only'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { schools } from '@/db/relations/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { inHouseCounts, inHouseDay } from './conditions'

type InYear = (day: SQL<string>) => SQL

/** Attended sessions of all schools of the user. */
export const findInHouseOfUser = (userId: string) =>
  findAttended(eq(inHouseAttendances.userId, userId))

/** Leavers included. The caller must check access. */
export const findInHouseOfSchool = (schoolId: string, isInYear: InYear) =>
  findAttended(and(eq(inHouseSessions.schoolId, schoolId), isInYear(inHouseDay)))

async function findAttended(condition: SQL | undefined) {
  const db = await database()
  return db
    .select({
      userId: inHouseAttendances.userId,
      id: inHouseSessions.id,
      title: inHouseSessions.title,
      provider: schools.name,
      theme: sql<null>`null`,
      providerClass: sql<'in-house'>`'in-house'`,
      mode: sql<'in-person'>`'in-person'`,
      standardDomain: inHouseSessions.standardDomain,
      day: inHouseDay,
      minutes: inHouseSessions.minutes,
      isClosed: sql<boolean>`${inHouseSessions.closedAt} is not null`,
    })
    .from(inHouseAttendances)
    .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
    .innerJoin(schools, eq(schools.id, inHouseSessions.schoolId))
    .where(and(condition, inHouseCounts))
    .orderBy(desc(inHouseSessions.startsAt))
}
