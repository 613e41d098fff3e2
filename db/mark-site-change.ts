import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from './client'
import { schoolSiteChanges, siteVersions } from './schema'

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
