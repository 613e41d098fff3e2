import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { markSiteChange } from '@/db/mark-site-change'
import { schoolSitePages, schoolSitePageVersions, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockOwnSchool } from '@/lib/schools/locks'
import type { MoveToSchool } from '@/lib/schools/merge'
import { toSlugSkeleton } from '../policy'
import type { NewSiteInput } from '../schema'
import { buildStart, readStarterSchool, type StartPage } from '../templates/start'

type NewSite = Pick<typeof schoolSites.$inferInsert, 'schoolId' | 'slug' | 'settings'>

/** With a starting point as its draft. One per school; the database refuses a second one. */
export async function createSite(viewer: { id: string }, input: NewSiteInput): Promise<void> {
  const db = await database()
  await db
    .transaction(async (tx) => {
      const { school } = await lockOwnSchool(tx, viewer.id)
      const { settings, pages } = buildStart(await readStarterSchool(tx, school.id), input)
      const siteId = await insertSite(tx, { schoolId: school.id, slug: input.slug, settings })
      await insertPages(tx, viewer, siteId, pages)
      await writeAuditLog(tx, {
        action: 'site.created',
        actor: userActor(viewer.id),
        schoolId: school.id,
      })
    })
    .catch(throwSlugConflict)
}

async function insertSite(tx: Db, site: NewSite): Promise<string> {
  const [row] = await tx
    .insert(schoolSites)
    .values({ ...site, slugSkeleton: toSlugSkeleton(site.slug) })
    .returning({ id: schoolSites.id })
  if (!row) throw new Error('the site was not stored')
  return row.id
}

async function insertPages(tx: Db, viewer: { id: string }, siteId: string, pages: StartPage[]) {
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

/** Names of the indexes, which a trigger uses too for an address that another site has given up. */
export function throwSlugConflict(error: unknown): never {
  if (isUniqueViolation(error, 'school_sites_school_id_unique'))
    throw new AppError('conflict', 'siteExists')
  const isTaken = ['school_sites_slug_unique', 'school_sites_slug_skeleton_unique'].some((index) =>
    isUniqueViolation(error, index),
  )
  if (isTaken) throw new AppError('conflict', 'checkForm', { errors: { slug: 'siteSlugTaken' } })
  throw error
}

/** A website of the remaining school stays; without one it takes over the duplicate's. */
export const moveSite: MoveToSchool = async (tx, { from, into }) => {
  const { id, slug, schoolId } = schoolSites
  const [movingSite] = await tx.select({ id, slug }).from(schoolSites).where(eq(schoolId, from))
  if (!movingSite) return
  const [ownSite] = await tx.select({ id }).from(schoolSites).where(eq(schoolId, into))
  if (!ownSite) await tx.update(schoolSites).set({ schoolId: into }).where(eq(id, movingSite.id))
  await markSiteChange(tx, movingSite.slug)
}
