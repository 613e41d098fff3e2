import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/read-models/schools'
import { schoolSiteEditors, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hasSeatIn } from '@/lib/schools/conditions'
import { lockCoordinatedSite } from '../access'

export type SiteTeacher = { membershipId: string; name: string; isEditor: boolean }

const MAX_TEACHERS = 500

type EditorChange = { membershipId: string; allowed: 'yes' | 'no' }

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

/** Names a teacher of the school as editor, or ends it. Doing it twice changes nothing. */
export async function changeSiteEditor(
  viewer: { id: string },
  { membershipId, allowed }: EditorChange,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { id: siteId, schoolId } = await lockCoordinatedSite(tx, viewer.id)
    const [teacher] = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.id, membershipId), hasSeatIn(schoolId)))
    if (!teacher) throw new AppError('notFound', 'notFound')
    const { userId } = teacher
    const isEditor = and(eq(schoolSiteEditors.siteId, siteId), eq(schoolSiteEditors.userId, userId))
    if (allowed === 'yes')
      await tx.insert(schoolSiteEditors).values({ siteId, userId }).onConflictDoNothing()
    else await tx.delete(schoolSiteEditors).where(isEditor)
    const action = allowed === 'yes' ? 'site.editor-added' : 'site.editor-removed'
    await writeAuditLog(tx, { action, actor: userActor(viewer.id), schoolId, userId })
  })
}
