import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { applications, memberships, terms } from '@/db/schema'
import { keepsWaiting, MOST_COORDINATORS } from '../policy'
import { termsOf } from '../terms'
import { fieldsFor } from './desk-schools'

/** What would move from the one school to the other, and what cannot. */
export async function mergePlan(from: string, into: string) {
  const stays = from === into ? null : await fieldsFor(into)
  if (!stays) return null
  const db = await database()
  const mine = await db
    .select({
      firstDay: terms.firstDay,
      lastDay: terms.lastDay,
      daysLeft: sql<number>`${terms.lastDay} - day_in_india()`,
      overlaps: sql<boolean>`exists (select from terms o where o.school_id = ${into}
        and o.first_day <= terms.last_day and o.last_day >= terms.first_day)`,
    })
    .from(terms)
    .where(eq(terms.schoolId, from))
    .orderBy(terms.lastDay)
  const people = await db
    .select({
      members: sql<number>`(count(*) filter (where ${memberships.schoolId} = ${from}))::int`,
      coordinators: sql<number>`(count(*) filter (where ${memberships.role} = 'coordinator'))::int`,
    })
    .from(memberships)
    .where(
      and(
        isNull(memberships.until),
        sql`${memberships.schoolId} in (${from}::uuid, ${into}::uuid)`,
      ),
    )
  const waiting = await db
    .select({ schoolId: applications.schoolId })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'received'),
        sql`${applications.schoolId} in (${from}::uuid, ${into}::uuid)`,
      ),
    )
  const moving = mine.filter(({ overlaps }) => !overlaps)
  const [last = null] = [...(await termsOf(db, into)), ...moving].sort(
    (one, other) => other.daysLeft - one.daysLeft,
  )
  const waits = (school: string) => waiting.some(({ schoolId }) => schoolId === school)
  return {
    name: stays.institution_name,
    members: people[0]?.members ?? 0,
    moving: moving.length,
    overlapping: mine.filter(({ overlaps }) => overlaps),
    tooManyCoordinators: (people[0]?.coordinators ?? 0) > MOST_COORDINATORS,
    form: waits(from) && (keepsWaiting({ waits: waits(into), last }) ? 'waits' : 'closes'),
  }
}
