import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/relations/accounts'
import { memberships } from '@/db/relations/schools'
import { schoolSiteEditors, schoolSites } from '@/db/schema'
import { hasSeatIn } from '@/lib/schools/conditions'

export type SiteTeacher = { membershipId: string; name: string; isEditor: boolean }

const MAX_TEACHERS = 500

/** The teachers of a school; coordinators edit anyway. */
export async function listSiteTeachers(schoolId: string): Promise<SiteTeacher[]> {
  const db = await database()
  return db
    .select({
      membershipId: memberships.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      isEditor: sql<boolean>`${schoolSiteEditors.userId} is not null`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(schoolSites, eq(schoolSites.schoolId, memberships.schoolId))
    .leftJoin(
      schoolSiteEditors,
      and(
        eq(schoolSiteEditors.siteId, schoolSites.id),
        eq(schoolSiteEditors.userId, memberships.userId),
      ),
    )
    .where(and(hasSeatIn(schoolId), eq(memberships.role, 'teacher')))
    .orderBy(orderByName(users.firstname), asc(memberships.id))
    .limit(MAX_TEACHERS)
}
