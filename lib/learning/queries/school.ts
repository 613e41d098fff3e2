import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { certificates, gatherings, learningEntries, memberships, presences } from '@/db/schema'
import { counts, dayOfSession } from '../counts'
import { minutesOf } from '../hours'
import { schoolYearOf } from '../school-year'

/**
 * What a school sees of its teachers' learning: sessions and hours of this school year, from the day on
 * which somebody took a seat, and of training elsewhere only what the person shares.
 */
export type Training = { sessions: number; minutes: number; shared: number }

export const NO_TRAINING: Training = { sessions: 0, minutes: 0, shared: 0 }

/** By membership; who has attended nothing is not in it. */
export async function trainingOf(membershipIds: string[]): Promise<Map<string, Training>> {
  const found = new Map<string, Training>()
  if (membershipIds.length === 0) return found
  const [sessions, entries] = await Promise.all([
    lessons(inArray(memberships.id, membershipIds)),
    sharedEntries(inArray(memberships.id, membershipIds)),
  ])
  const of = (id: string) => {
    const known = found.get(id) ?? { ...NO_TRAINING }
    found.set(id, known)
    return known
  }
  for (const { membershipId, minutes } of sessions) {
    of(membershipId).sessions += 1
    of(membershipId).minutes += minutes
  }
  for (const { membershipId, minutes } of entries) of(membershipId).shared += minutes
  return found
}

/** All of the school's teachers together, by month. */
export async function schoolYear(schoolId: string) {
  const seated = and(eq(memberships.schoolId, schoolId), isNull(memberships.until))
  const db = await database()
  const [[now], sessions, entries] = await Promise.all([
    db.select({ today: sql<string>`day_in_india()::text` }).from(sql`(select 1) as one`),
    lessons(seated),
    sharedEntries(seated),
  ])
  const year = schoolYearOf(now?.today ?? '')
  return { year, minutes: minutesOf(year, sessions, entries) }
}

/** The first of April before or on this day, in India. */
const firstDay = sql`(date_trunc('year', day_in_india() - interval '3 months') + interval '3 months')::date`
const since = sql`(${memberships.since} at time zone 'Asia/Kolkata')::date`
const ofThisYear = (day: typeof dayOfSession) =>
  sql`${day}::date >= greatest(${firstDay}, ${since}) and ${day}::date <= day_in_india()`

/** The sessions that the teacher's own record lists: attended, or certified though attendance was removed. */
const attended = sql`(
  select gathering_id from ${presences} where user_id = ${memberships.userId}
  union select gathering_id from ${certificates} where user_id = ${memberships.userId}) attended`

async function lessons(which: ReturnType<typeof and>) {
  const db = await database()
  return db
    .select({
      membershipId: memberships.id,
      day: dayOfSession,
      minutes: gatherings.minutes,
      theme: gatherings.theme,
    })
    .from(memberships)
    .innerJoin(sql`lateral ${attended}`, sql`true`)
    .innerJoin(gatherings, sql`${gatherings.id} = attended.gathering_id`)
    .leftJoin(
      certificates,
      and(eq(certificates.gatheringId, gatherings.id), eq(certificates.userId, memberships.userId)),
    )
    .where(and(which, counts, ofThisYear(dayOfSession)))
}

async function sharedEntries(which: ReturnType<typeof and>) {
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
        which,
        eq(learningEntries.shared, true),
        isNull(learningEntries.removedAt),
        ofThisYear(sql<string>`${learningEntries.day}`),
      ),
    )
}
