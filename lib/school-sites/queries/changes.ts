import 'server-only'
import { sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { schoolSiteChanges } from '@/db/schema'

export type SiteChanges = { day: string; changes: { slug: string; change: number }[] }

/** Sites that changed after this number, through the index: usually none of them. */
export async function listSiteChanges(since: number): Promise<SiteChanges> {
  const rows = await changesQuery(await database()).execute({ since })
  return {
    day: rows[0]?.day ?? '',
    changes: rows.flatMap(({ slug, change }) =>
      slug === null || change === null ? [] : { slug, change },
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

const changesQuery = prepareOnce((db) =>
  db
    .select({
      day: sql<string>`day_in_india()::text`,
      slug: schoolSiteChanges.slug,
      change: schoolSiteChanges.change,
    })
    .from(sql`(values (1)) as once`)
    .leftJoin(schoolSiteChanges, sql`${schoolSiteChanges.change} > ${sql.placeholder('since')}`)
    .prepare('school_site_changes'),
)
