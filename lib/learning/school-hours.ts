import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { memberships } from '@/db/read-models/schools'
import { getSchoolYear, groupRows } from './hours'
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
  const sessionsByUser = groupRows(sessions, ({ userId }) => userId)
  const othersByUser = groupRows([...entries, ...inHouse], ({ userId }) => userId)
  for (const { id, userId } of seats) {
    const [own, others] = [sessionsByUser.get(userId) ?? [], othersByUser.get(userId) ?? []]
    if (own.length + others.length > 0) trainingByMembership.set(id, sumTraining(own, others))
  }
  return trainingByMembership
}

type CountedActivity = { minutes: number; isBeforeJoining: boolean }

export const sumTraining = (
  sessions: CountedActivity[],
  others: CountedActivity[],
): TeacherTraining => ({
  sessions: sessions.length,
  minutes: sumMinutes(sessions),
  shared: sumMinutes(others),
  beforeJoining: sumMinutes(
    [...sessions, ...others].filter(({ isBeforeJoining }) => isBeforeJoining),
  ),
})

const sumMinutes = (activities: CountedActivity[]) =>
  activities.reduce((sum, { minutes }) => sum + minutes, 0)

export async function readSchoolYear() {
  const db = await database()
  const [now] = await db
    .select({ today: sql<string>`day_in_india()::text` })
    .from(sql`(select 1) as one`)
  return getSchoolYear(now?.today ?? '')
}
