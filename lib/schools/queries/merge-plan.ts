import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { applications, memberships, terms } from '@/db/schema'
import { canStayWaiting, MAX_COORDINATORS } from '../policy'
import { listTerms } from '../terms'
import { findSchoolFields } from './team-schools'

export async function getMergePlan(from: string, into: string) {
  const targetFields = from === into ? null : await findSchoolFields(into)
  if (!targetFields) return null
  const db = await database()
  const sourceTerms = await db
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
  const memberCounts = await db
    .select({
      members: sql<number>`(count(*) filter (where ${memberships.schoolId} = ${from}))::int`,
      coordinators: sql<number>`(count(*) filter (where ${memberships.role} = 'coordinator'))::int`,
    })
    .from(memberships)
    .where(
      and(
        isNull(memberships.leftAt),
        sql`${memberships.schoolId} in (${from}::uuid, ${into}::uuid)`,
      ),
    )
  const waitingApplications = await db
    .select({ schoolId: applications.schoolId })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'received'),
        sql`${applications.schoolId} in (${from}::uuid, ${into}::uuid)`,
      ),
    )
  const movingTerms = sourceTerms.filter(({ overlaps }) => !overlaps)
  const [lastTerm = null] = [...(await listTerms(db, into)), ...movingTerms].sort(
    (a, b) => b.daysLeft - a.daysLeft,
  )
  const hasWaiting = (id: string) => waitingApplications.some(({ schoolId }) => schoolId === id)
  return {
    name: targetFields.institution_name,
    members: memberCounts[0]?.members ?? 0,
    moving: movingTerms.length,
    overlapping: sourceTerms.filter(({ overlaps }) => overlaps),
    tooManyCoordinators: (memberCounts[0]?.coordinators ?? 0) > MAX_COORDINATORS,
    form:
      hasWaiting(from) &&
      (canStayWaiting({ isWaiting: hasWaiting(into), lastTerm }) ? 'waits' : 'closes'),
  }
}
