import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { schoolSiteAddresses, schoolSites } from '@/db/schema'
import { confirmedDomain, getSiteUrl } from '../address'
import { toSlugSkeleton } from '../policy'
import { isCoordinated } from './find-site'

/** Where the website is today, without a slash at its end. Null for an address that no website has given up. */
export async function findNewAddress(slug: string): Promise<string | null> {
  const db = await database()
  const { skeleton, slugs, siteId } = schoolSiteAddresses
  const [site] = await db
    .select({ slug: schoolSites.slug, domain: confirmedDomain })
    .from(schoolSiteAddresses)
    .innerJoin(schoolSites, eq(schoolSites.id, siteId))
    .where(
      and(
        eq(skeleton, toSlugSkeleton(slug)),
        sql`${slug} = any(${slugs})`,
        isNotNull(schoolSites.releaseNumber),
        isCoordinated,
      ),
    )
  return site && site.slug !== slug ? getSiteUrl(site) : null
}
