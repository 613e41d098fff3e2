import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { markSiteChange } from '@/db/mark-site-change'
import { schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { confirmedDomain, getSiteUrl } from '../address'
import { isCoordinated } from '../serving/find-site'

export type TeamSite = { url: string; isPublic: boolean; blockReason: string | null }

export async function findTeamSite(schoolId: string): Promise<TeamSite | null> {
  if (!isUuid(schoolId)) return null
  const db = await database()
  const [site] = await db
    .select({
      slug: schoolSites.slug,
      domain: confirmedDomain,
      releaseNumber: schoolSites.releaseNumber,
      blockReason: schoolSites.blockReason,
      hasCoordinator: isCoordinated,
    })
    .from(schoolSites)
    .where(eq(schoolSites.schoolId, schoolId))
  if (!site) return null
  const { releaseNumber, blockReason } = site
  return {
    url: getSiteUrl(site),
    isPublic: releaseNumber !== null && site.hasCoordinator,
    blockReason,
  }
}

/** The team takes a site offline. The school reads the reason and cannot publish until it is lifted. */
export async function blockSite(
  viewer: { id: string },
  schoolId: string,
  { reason }: { reason: string },
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const slug = await updateSite(tx, schoolId, { blockReason: reason, releaseNumber: null })
    await writeAuditLog(tx, { action: 'site.blocked', actor: userActor(viewer.id), schoolId })
    await markSiteChange(tx, slug)
  })
}

/** The school publishes again itself. */
export async function unblockSite(viewer: { id: string }, schoolId: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await updateSite(tx, schoolId, { blockReason: null })
    await writeAuditLog(tx, { action: 'site.unblocked', actor: userActor(viewer.id), schoolId })
  })
}

async function updateSite(
  tx: Db,
  schoolId: string,
  values: Partial<typeof schoolSites.$inferInsert>,
): Promise<string> {
  const [site] = await tx
    .update(schoolSites)
    .set(values)
    .where(eq(schoolSites.schoolId, requireUuid(schoolId)))
    .returning({ slug: schoolSites.slug })
  if (!site) throw new AppError('notFound', 'notFound')
  return site.slug
}
