import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { memberships } from '@/db/relations/schools'
import { schoolSiteEditors } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hasSeatIn } from '@/lib/schools/conditions'
import { lockCoordinatedSite } from '../access'

type EditorChange = { membershipId: string; allowed: 'yes' | 'no' }

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
