import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { schools } from '@/db/relations/schools'
import { schoolSitePages, schoolSitePageVersions, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockOwnSchool } from '@/lib/schools/locks'
import { toSlugSkeleton } from '../policy'
import { buildStarterSite, type StarterPage } from '../starter'

/** With a starter site as its draft. One per school; the database refuses a second one. */
export async function createSite(
  viewer: { id: string },
  { slug }: { slug: string },
): Promise<void> {
  const db = await database()
  await db
    .transaction(async (tx) => {
      const { school } = await lockOwnSchool(tx, viewer.id)
      const [details] = await tx
        .select({ name: schools.name, address: schools.address, board: schools.affiliationBoard })
        .from(schools)
        .where(eq(schools.id, school.id))
      if (!details) throw new AppError('notFound', 'notFound')
      const { settings, pages } = buildStarterSite(details)
      const siteId = await insertSite(tx, { schoolId: school.id, slug, settings })
      await insertPages(tx, viewer, siteId, pages)
      await writeAuditLog(tx, {
        action: 'site.created',
        actor: userActor(viewer.id),
        schoolId: school.id,
      })
    })
    .catch(throwNameConflict)
}

type NewSite = Pick<typeof schoolSites.$inferInsert, 'schoolId' | 'slug' | 'settings'>

async function insertSite(tx: Db, site: NewSite): Promise<string> {
  const [row] = await tx
    .insert(schoolSites)
    .values({ ...site, slugSkeleton: toSlugSkeleton(site.slug) })
    .returning({ id: schoolSites.id })
  if (!row) throw new Error('the site was not stored')
  return row.id
}

async function insertPages(tx: Db, viewer: { id: string }, siteId: string, pages: StarterPage[]) {
  const rows = await tx
    .insert(schoolSitePages)
    .values(pages.map((page, position) => ({ ...page, siteId, position })))
    .returning({
      pageId: schoolSitePages.id,
      title: schoolSitePages.title,
      blocks: schoolSitePages.blocks,
    })
  await tx
    .insert(schoolSitePageVersions)
    .values(rows.map((row) => ({ ...row, version: 1, savedBy: viewer.id })))
}

function throwNameConflict(error: unknown): never {
  if (isUniqueViolation(error, 'school_sites_school_id_unique'))
    throw new AppError('conflict', 'siteExists')
  const isTaken = ['school_sites_slug_unique', 'school_sites_slug_skeleton_unique'].some((index) =>
    isUniqueViolation(error, index),
  )
  if (isTaken) throw new AppError('conflict', 'checkForm', { errors: { slug: 'siteSlugTaken' } })
  throw error
}
