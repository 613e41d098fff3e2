import 'server-only'
import { eq } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { schoolSites } from '@/db/schema'
import { getSiteUrl } from '../address'
import { confirmedDomain } from '../domains/confirmed-domain'
import { hasCoordinator } from './public-site'

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
      hasCoordinator,
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
