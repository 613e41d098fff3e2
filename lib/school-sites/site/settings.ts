import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/read-models/schools'
import { schoolSiteEditors, schoolSites } from '@/db/schema'
import { getErrorText } from '@/i18n/error-text'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { ApiResult } from '@/lib/http/result'
import { hasSeatIn } from '@/lib/schools/locks'
import { lockCoordinatedSite, lockOwnSite } from '../access'
import type { PageSaveResult } from '../pages/save'
import type { SiteSettingsInput } from '../schema'

/** Refused if someone saved other settings meanwhile. */
export async function saveSiteSettings(
  viewer: { id: string },
  { version, ...settings }: SiteSettingsInput,
): Promise<{ version: number }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    if (site.settingsVersion !== version) throw new AppError('conflict', 'siteSettingsSaved')
    await tx
      .update(schoolSites)
      .set({ settings: { ...site.settings, ...settings }, settingsVersion: version + 1 })
      .where(eq(schoolSites.id, site.id))
    return { version: version + 1 }
  })
}

/** Of the site's own pictures; others show nothing. Empty removes it. */
export async function saveSiteLogo(viewer: { id: string }, { file }: { file: string }) {
  const db = await database()
  await db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    await tx
      .update(schoolSites)
      .set({ settings: { ...site.settings, logo: file } })
      .where(eq(schoolSites.id, site.id))
  })
}

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

/** On a conflict the editor gets the newer version beside its own text. */
export function toSaveResult({ conflict, ...saved }: PageSaveResult): ApiResult {
  const text = schoolSiteEditorText()
  if (!conflict) return { body: { msg: text.results.saved, ...saved } }
  const { name, ...theirs } = conflict
  const msg = getErrorText('sitePageSaved', { name: name ?? text.colleague })
  return { status: 409, body: { msg, now: { theirs: JSON.stringify(theirs) } } }
}
