import 'server-only'
import { and, eq, lte, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { markSiteChange } from '@/db/mark-site-change'
import { schoolSiteReleases, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { findRunningTerm } from '@/lib/schools/terms'
import { lockCoordinatedSite, lockOwnSite, type OwnSite } from '../access'
import { composeRelease } from '../compose-release'
import { readHasCoordinator } from '../queries/public-site'

const KEPT_RELEASES = 30

/** Replaces what visitors see by the draft as a whole. */
export async function publishSite(viewer: { id: string }): Promise<{ slug: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    await requirePublishable(tx, site)
    const { release, faults } = await composeRelease(tx, site)
    if (faults.length > 0) throw new AppError('conflict', 'siteNotReady')
    const number = await insertRelease(tx, site.id, viewer, release)
    await showRelease(tx, site, number)
    await writeAuditLog(tx, {
      action: 'site.published',
      actor: userActor(viewer.id),
      schoolId: site.schoolId,
    })
    await markSiteChange(tx, site.slug)
    return { slug: site.slug }
  })
}

/** Shows an earlier release again. The draft stays as it is. */
export async function republishSite(viewer: { id: string }, id: string): Promise<void> {
  if (!/^\d{1,9}$/.test(id)) throw new AppError('notFound', 'notFound')
  const number = Number(id)
  const db = await database()
  await db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    await requirePublishable(tx, site)
    const [release] = await tx
      .select({ content: schoolSiteReleases.content })
      .from(schoolSiteReleases)
      .where(and(eq(schoolSiteReleases.siteId, site.id), eq(schoolSiteReleases.number, number)))
    if (!release) throw new AppError('notFound', 'notFound')
    await showRelease(tx, site, await insertRelease(tx, site.id, viewer, release.content))
    await writeAuditLog(tx, {
      action: 'site.published',
      actor: userActor(viewer.id),
      schoolId: site.schoolId,
    })
    await markSiteChange(tx, site.slug)
  })
}

/** The draft and the earlier releases stay. */
export async function takeSiteOffline(viewer: { id: string }): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const site = await lockCoordinatedSite(tx, viewer.id)
    await showRelease(tx, site, null)
    await writeAuditLog(tx, {
      action: 'site.taken-offline',
      actor: userActor(viewer.id),
      schoolId: site.schoolId,
    })
    await markSiteChange(tx, site.slug)
  })
}

async function requirePublishable(tx: Db, { id: siteId, schoolId, blockReason }: OwnSite) {
  if (blockReason !== null)
    throw new AppError('conflict', 'siteBlocked', { values: { reason: blockReason } })
  if (!(await findRunningTerm(tx, schoolId))) throw new AppError('conflict', 'siteNeedsTerm')
  if (!(await readHasCoordinator(tx, siteId)))
    throw new AppError('conflict', 'siteNeedsCoordinator')
}

async function insertRelease(
  tx: Db,
  siteId: string,
  viewer: { id: string },
  content: Record<string, unknown>,
): Promise<number> {
  const [row] = await tx
    .insert(schoolSiteReleases)
    .values({
      siteId,
      content,
      publishedBy: viewer.id,
      number: sql`(select coalesce(max(number), 0) + 1 from school_site_releases where site_id = ${siteId})`,
    })
    .returning({ number: schoolSiteReleases.number })
  const number = row?.number ?? 0
  const { siteId: releaseSiteId, number: releaseNumber } = schoolSiteReleases
  await tx
    .delete(schoolSiteReleases)
    .where(and(eq(releaseSiteId, siteId), lte(releaseNumber, number - KEPT_RELEASES)))
  return number
}

const showRelease = (tx: Db, { id }: OwnSite, releaseNumber: number | null) =>
  tx.update(schoolSites).set({ releaseNumber }).where(eq(schoolSites.id, id))
