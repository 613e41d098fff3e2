import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { memberships } from '@/db/read-models/schools'
import { getLists } from '@/lib/content/lists'
import { hasSeatIn } from '@/lib/schools/locks'
import { getSchoolYear, summarizeMinutes } from './hours'
import { findSchoolActivities } from './school-activities'

/**
 * In this school year. `shared` has in-house sessions, and self-reported training if the teacher shares it;
 * `beforeJoining` is the part of all minutes from before the teacher took the seat.
 */
export type TeacherTraining = {
  sessions: number
  minutes: number
  shared: number
  beforeJoining: number
}

export const NO_TRAINING: TeacherTraining = {
  sessions: 0,
  minutes: 0,
  shared: 0,
  beforeJoining: 0,
}

/** Of teachers with a seat. Those without any attendance are missing. */
export async function getTrainingByMembership(
  membershipIds: string[],
): Promise<Map<string, TeacherTraining>> {
  const trainingByMembership = new Map<string, TeacherTraining>()
  if (membershipIds.length === 0) return trainingByMembership
  const isListed = inArray(memberships.id, membershipIds)
  const db = await database()
  const [year, seats] = await Promise.all([
    readSchoolYear(),
    db.select({ id: memberships.id, userId: memberships.userId }).from(memberships).where(isListed),
  ])
  const { sessions, inHouse, entries } = await findSchoolActivities(isListed, year)
  const membershipByUser = new Map(seats.map(({ id, userId }) => [userId, id]))
  const getTraining = (userId: string) => {
    const id = membershipByUser.get(userId) ?? ''
    const training = trainingByMembership.get(id) ?? { ...NO_TRAINING }
    trainingByMembership.set(id, training)
    return training
  }
  for (const { userId, minutes } of sessions) {
    getTraining(userId).sessions += 1
    getTraining(userId).minutes += minutes
  }
  for (const { userId, minutes } of [...entries, ...inHouse]) getTraining(userId).shared += minutes
  for (const { userId, minutes, isBeforeJoining } of [...sessions, ...entries, ...inHouse])
    if (isBeforeJoining) getTraining(userId).beforeJoining += minutes
  return trainingByMembership
}

export async function getSchoolYearSummary(schoolId: string) {
  const [lists, year] = await Promise.all([getLists(), readSchoolYear()])
  const { sessions, inHouse, entries } = await findSchoolActivities(hasSeatIn(schoolId), year)
  return {
    year,
    minutes: summarizeMinutes(year, sessions, [...entries, ...inHouse], lists.theme),
  }
}

export async function readSchoolYear() {
  const db = await database()
  const [now] = await db
    .select({ today: sql<string>`day_in_india()::text` })
    .from(sql`(select 1) as one`)
  return getSchoolYear(now?.today ?? '')
}
