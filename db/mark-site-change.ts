import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Db } from './client'
import { schoolSiteChanges, schoolSites, siteVersions } from './schema'

/**
 * Call it last in the transaction that changes what visitors of a site see. The counter's row stays locked
 * until the commit, so changes become visible in the order of their numbers.
 */
export async function markSiteChange(tx: Db, slug: string): Promise<void> {
  const [counter] = await tx
    .insert(siteVersions)
    .values({ name: 'school-sites', version: 1 })
    .onConflictDoUpdate({
      target: siteVersions.name,
      set: { version: sql`${siteVersions.version} + 1`, changedAt: sql`now()` },
    })
    .returning({ version: siteVersions.version })
  const change = counter?.version ?? 0
  await tx
    .insert(schoolSiteChanges)
    .values({ slug, change })
    .onConflictDoUpdate({ target: schoolSiteChanges.slug, set: { change } })
}

/** Its coordinators have changed, without whom a website is not public, or its dates, which a page may show. */
export async function markChangeOfSchool(tx: Db, schoolId: string): Promise<void> {
  const [site] = await tx
    .select({ slug: schoolSites.slug })
    .from(schoolSites)
    .where(eq(schoolSites.schoolId, schoolId))
  if (site) await markSiteChange(tx, site.slug)
}
