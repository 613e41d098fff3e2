import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { applications, memberships, terms } from '@/db/schema'
import { MOST_COORDINATORS } from '../policy'
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
      overlaps: sql<boolean>`exists (select from terms o where o.school_id = ${into}
        and o.first_day <= terms.last_day and o.last_day >= terms.first_day)`,
    })
    .from(terms)
    .where(eq(terms.schoolId, from))
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
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'received'),
        sql`${applications.schoolId} in (${from}::uuid, ${into}::uuid)`,
      ),
    )
  return {
    name: stays.institution_name,
    members: people[0]?.members ?? 0,
    moving: mine.filter(({ overlaps }) => !overlaps).length,
    overlapping: mine.filter(({ overlaps }) => overlaps),
    tooManyCoordinators: (people[0]?.coordinators ?? 0) > MOST_COORDINATORS,
    bothWait: waiting?.count === 2,
  }
}
