import 'server-only'
import { eq, isNotNull } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { schoolSiteDomains, schoolSites } from '@/db/schema'
import { findOwnSite } from '../access'
import { getProofName, getProofValue, getTarget } from './dns'

export type OwnDomain = {
  domain: string
  isConfirmed: boolean
  /** The proof has been missing for a while, so the domain ends soon. */
  isProofMissing: boolean
  proofName: string
  proofValue: string
  target: string
}

/** Null if the site has none. For coordinators. */
export async function findOwnDomain(viewer: { id: string }): Promise<OwnDomain | null> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (site?.role !== 'coordinator' || !settings().sitesDomain) return null
  const [row] = await db
    .select()
    .from(schoolSiteDomains)
    .where(eq(schoolSiteDomains.siteId, site.id))
  if (!row) return null
  return {
    domain: row.domain,
    isConfirmed: row.confirmedAt !== null,
    isProofMissing: row.missingSince !== null,
    proofName: getProofName(row.domain),
    proofValue: getProofValue(row.token),
    target: getTarget(site.slug),
  }
}

/** The server serves each of them; the operator needs a certificate for each. */
export async function listConfirmedDomains(): Promise<{ slug: string; domain: string }[]> {
  const db = await database()
  return db
    .select({ slug: schoolSites.slug, domain: schoolSiteDomains.domain })
    .from(schoolSiteDomains)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSiteDomains.siteId))
    .where(isNotNull(schoolSiteDomains.confirmedAt))
    .orderBy(schoolSiteDomains.domain)
}
