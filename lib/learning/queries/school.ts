import 'server-only'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { certificates } from '@/db/relations/certificates'
import { attendances, liveSessions } from '@/db/relations/live-sessions'
import { memberships } from '@/db/relations/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/relations/training'
import { learningEntries } from '@/db/schema'
import { getLists } from '@/lib/content/lists'
import { hasSeatIn } from '@/lib/schools/conditions'
import { inHouseCounts, inHouseDay } from '@/lib/training/in-house/conditions'
import { summarizeMinutes } from '../hours'
import { getSchoolYear } from '../school-year'
import { countsTowardsHours, sessionDay } from '../session-conditions'

/** Since the teacher took a seat. `shared` has in-house sessions, and self-reported training if the teacher shares it. */
export type TeacherTraining = { sessions: number; minutes: number; shared: number }

export const NO_TRAINING: TeacherTraining = { sessions: 0, minutes: 0, shared: 0 }

/** Teachers without any attendance are missing. */
export async function getTrainingByMembership(
  membershipIds: string[],
): Promise<Map<string, TeacherTraining>> {
  const trainingByMembership = new Map<string, TeacherTraining>()
  if (membershipIds.length === 0) return trainingByMembership
  const isListed = inArray(memberships.id, membershipIds)
  const [sessions, entries, inHouse] = await Promise.all([
    findAttendedSessions(isListed),
    findSharedEntries(isListed),
    findInHouseSessions(isListed),
  ])
  const getTraining = (id: string) => {
    const training = trainingByMembership.get(id) ?? { ...NO_TRAINING }
    trainingByMembership.set(id, training)
    return training
  }
  for (const { membershipId, minutes } of sessions) {
    getTraining(membershipId).sessions += 1
    getTraining(membershipId).minutes += minutes
  }
  for (const { membershipId, minutes } of [...entries, ...inHouse])
    getTraining(membershipId).shared += minutes
  return trainingByMembership
}

export async function getSchoolYearSummary(schoolId: string) {
  const isSeatedMember = hasSeatIn(schoolId)
  const db = await database()
  const [lists, [now], sessions, entries, inHouse] = await Promise.all([
    getLists(),
    db.select({ today: sql<string>`day_in_india()::text` }).from(sql`(select 1) as one`),
    findAttendedSessions(isSeatedMember),
    findSharedEntries(isSeatedMember),
    findInHouseSessions(isSeatedMember),
  ])
  const year = getSchoolYear(now?.today ?? '')
  return {
    year,
    minutes: summarizeMinutes(year, sessions, [...entries, ...inHouse], lists.theme),
  }
}

/** The last 1 April up to this day, in India. */
const schoolYearStart = sql`(date_trunc('year', day_in_india() - interval '3 months') + interval '3 months')::date`
export const memberSince = sql`(${memberships.joinedAt} at time zone 'Asia/Kolkata')::date`
const isInCurrentYear = (day: typeof sessionDay, firstDay: SQL = schoolYearStart) =>
  sql`${day}::date >= ${firstDay} and ${day}::date <= day_in_india()`
const isInCurrentYearAsMember = (day: typeof sessionDay) =>
  isInCurrentYear(day, sql`greatest(${schoolYearStart}, ${memberSince})`)

/** Matches the teacher's own record: attended, or certified though the attendance was removed. */
export const attendedSessions = sql`(
  select live_session_id from ${attendances} where user_id = ${memberships.userId}
  union select live_session_id from ${certificates} where user_id = ${memberships.userId}) attended`

async function findAttendedSessions(condition: ReturnType<typeof and>) {
  const db = await database()
  return db
    .select({
      membershipId: memberships.id,
      day: sessionDay,
      minutes: liveSessions.minutes,
      theme: liveSessions.theme,
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
    .where(and(condition, countsTowardsHours, isInCurrentYearAsMember(sessionDay)))
}

async function findSharedEntries(condition: ReturnType<typeof and>) {
  const db = await database()
  return db
    .select({
      membershipId: memberships.id,
      day: learningEntries.day,
      minutes: learningEntries.minutes,
      theme: learningEntries.theme,
    })
    .from(memberships)
    .innerJoin(learningEntries, eq(learningEntries.userId, memberships.userId))
    .where(
      and(
        condition,
        eq(learningEntries.shared, true),
        isNull(learningEntries.removedAt),
        isInCurrentYearAsMember(sql<string>`${learningEntries.day}`),
      ),
    )
}

async function findInHouseSessions(condition: ReturnType<typeof and>) {
  const db = await database()
  return db
    .select({
      membershipId: memberships.id,
      day: inHouseDay,
      minutes: inHouseSessions.minutes,
      theme: sql<null>`null`,
    })
    .from(memberships)
    .innerJoin(inHouseAttendances, eq(inHouseAttendances.userId, memberships.userId))
    .innerJoin(
      inHouseSessions,
      and(
        eq(inHouseSessions.id, inHouseAttendances.sessionId),
        eq(inHouseSessions.schoolId, memberships.schoolId),
      ),
    )
    .where(and(condition, inHouseCounts, isInCurrentYear(inHouseDay)))
}
