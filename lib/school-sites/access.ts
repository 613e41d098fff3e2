import 'server-only'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { memberships } from '@/db/read-models/schools'
import { schoolSiteEditors, schoolSites } from '@/db/schema'
import { confirmedDomain } from './address'

/** Editors of a site: the coordinators of the school, and teachers they have named. */

const mayEdit = or(
  eq(memberships.role, 'coordinator'),
  sql`exists (select from ${schoolSiteEditors} where ${schoolSiteEditors.siteId} = ${schoolSites.id}
    and ${schoolSiteEditors.userId} = ${memberships.userId})`,
)

const ACCESS_COLUMNS = {
  id: schoolSites.id,
  schoolId: schoolSites.schoolId,
  slug: schoolSites.slug,
  settings: schoolSites.settings,
  settingsVersion: schoolSites.settingsVersion,
  releaseNumber: schoolSites.releaseNumber,
  blockReason: schoolSites.blockReason,
  needsApproval: schoolSites.needsApproval,
  role: memberships.role,
  domain: confirmedDomain,
}

const selectOwnSite = (db: Db, userId: string) =>
  db
    .select(ACCESS_COLUMNS)
    .from(schoolSites)
    .innerJoin(memberships, eq(memberships.schoolId, schoolSites.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt), mayEdit))

export type OwnSite = Awaited<ReturnType<typeof selectOwnSite>>[number]

/** Null for everyone else. */
export async function findOwnSite(db: Db, userId: string): Promise<OwnSite | null> {
  const [site] = await selectOwnSite(db, userId)
  return site ?? null
}

/** Serialises the changes of one site. Others get 404. */
export async function lockOwnSite(tx: Db, userId: string): Promise<OwnSite> {
  const [site] = await selectOwnSite(tx, userId).for('no key update', { of: schoolSites })
  if (!site) throw new AppError('notFound', 'notFound')
  return site
}

/** For what only coordinators decide. */
export async function lockCoordinatedSite(tx: Db, userId: string): Promise<OwnSite> {
  const site = await lockOwnSite(tx, userId)
  if (site.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  return site
}
