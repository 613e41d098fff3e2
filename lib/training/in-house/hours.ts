import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { schools } from '@/db/relations/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { inHouseActivity, inHouseCounts } from './conditions'

/** Attended sessions of all schools of the user. */
export async function findInHouseOfUser(userId: string) {
  return inHouseOfUserQuery(await database()).execute({ userId })
}

const inHouseOfUserQuery = prepareOnce((db) =>
  db
    .select({
      ...inHouseActivity,
      isClosed: sql<boolean>`${inHouseSessions.closedAt} is not null`,
    })
    .from(inHouseAttendances)
    .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
    .innerJoin(schools, eq(schools.id, inHouseSessions.schoolId))
    .where(and(eq(inHouseAttendances.userId, sql.placeholder('userId')), inHouseCounts))
    .orderBy(desc(inHouseSessions.startsAt))
    .prepare('in_house_of_user'),
)
