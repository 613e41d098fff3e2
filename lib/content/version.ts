import 'server-only'
import { sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { gatherings, siteVersions } from '@/db/schema'

/** Longer ago than the longest gathering and its last boundary, so that the index finds the few that matter. */
const RECENT_STARTS = sql`between now() - interval '12 hours' and now() + interval '15 minutes'`

/** When a gathering opens, begins, ends, and no longer takes the word of the session. */
const boundaries = sql`
  (${gatherings.startsAt} - interval '15 minutes'),
  (${gatherings.startsAt}),
  (${gatherings.startsAt} + ${gatherings.minutes} * interval '1 minute'),
  (${gatherings.startsAt} + (${gatherings.minutes} + 30) * interval '1 minute')`

const lastBoundary = sql`(
  select extract(epoch from max(passed.at))::bigint
  from ${gatherings} cross join lateral (values ${boundaries}) as passed (at)
  where ${gatherings.state} = 'published' and ${gatherings.startsAt} ${RECENT_STARTS} and passed.at <= now())`

const changeCount = sql`(select ${siteVersions.version} from ${siteVersions} where ${siteVersions.name} = 'content')`

const contentVersionQuery = prepareOnce((db) =>
  db
    .select({
      version: sql<string>`concat_ws('.', ${changeCount}, ${lastBoundary}, day_in_india())`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('content_version'),
)

/**
 * What every page for many follows from: how often content has changed, the last moment that changed a
 * gathering by itself, and the day. While this stays the same, so does each such page.
 */
export async function getContentVersion(): Promise<string> {
  const [row] = await contentVersionQuery(await database()).execute()
  return row?.version ?? ''
}
