import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { schoolSiteChanges, schoolSites } from '@/db/schema'
import { confirmedDomain } from '../address'

export type SiteChange = { slug: string; change: number; domain: string | null }

export type SiteChanges = { day: string; changes: SiteChange[] }

const changesQuery = prepareOnce((db) =>
  db
    .select({
      day: sql<string>`day_in_india()::text`,
      slug: schoolSiteChanges.slug,
      change: schoolSiteChanges.change,
      domain: confirmedDomain,
    })
    .from(sql`(values (1)) as once`)
    .leftJoin(schoolSiteChanges, sql`${schoolSiteChanges.change} > ${sql.placeholder('since')}`)
    .leftJoin(schoolSites, eq(schoolSites.slug, schoolSiteChanges.slug))
    .prepare('school_site_changes'),
)

/** Sites that changed after this number, through the index: usually none of them. */
export async function listSiteChanges(since: number): Promise<SiteChanges> {
  const rows = await changesQuery(await database()).execute({ since })
  return {
    day: rows[0]?.day ?? '',
    changes: rows.flatMap(({ slug, change, domain }) =>
      slug === null || change === null ? [] : { slug, change, domain },
    ),
  }
}

export async function getLastSiteChange(): Promise<number> {
  const db = await database()
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${schoolSiteChanges.change}), 0)`.mapWith(Number) })
    .from(schoolSiteChanges)
  return row?.last ?? 0
}
