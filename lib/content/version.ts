import 'server-only'
import { sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { liveSessions } from '@/db/relations/live-sessions'
import { items, siteVersions } from '@/db/schema'
import { joinOpensBefore } from './join-window-sql'
import { CODE_ACCEPTED_AFTER_MINUTES } from './kinds'

const codeAcceptedAfter = sql.raw(String(CODE_ACCEPTED_AFTER_MINUTES))

/** Covers the longest session and its last boundary, so that the index finds the few relevant rows. */
const RECENT_STARTS = sql`between now() - interval '12 hours' and now() + ${joinOpensBefore}`

/** When joining opens, the session starts and ends, and the attendance code expires. */
const boundaries = sql`
  (${liveSessions.startsAt} - ${joinOpensBefore}),
  (${liveSessions.startsAt}),
  (${liveSessions.startsAt} + ${liveSessions.minutes} * interval '1 minute'),
  (${liveSessions.startsAt} + (${liveSessions.minutes} + ${codeAcceptedAfter}) * interval '1 minute')`

const lastBoundary = sql`(
  select extract(epoch from max(passed.at))::bigint
  from ${liveSessions} cross join lateral (values ${boundaries}) as passed (at)
  where ${liveSessions.state} = 'published' and ${liveSessions.startsAt} ${RECENT_STARTS} and passed.at <= now())`

/** When a scheduled item became public, until the job has changed its state and the change count. */
const lastScheduled = sql`coalesce((
  select extract(epoch from max(${items.publishAt}))::bigint from ${items} where ${items.publishAt} <= now()), 0)`

const changeCount = sql`(select ${siteVersions.version} from ${siteVersions} where ${siteVersions.name} = 'content')`

const contentVersionQuery = prepareOnce((db) =>
  db
    .select({
      version: sql<string>`concat_ws('.', ${changeCount}, ${lastScheduled}, ${lastBoundary}, day_in_india())`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('content_version'),
)

/** Every shared page depends only on these: content changes, scheduled items, the last session boundary, the day. */
export async function getContentVersion(): Promise<string> {
  const [row] = await contentVersionQuery(await database()).execute()
  return row?.version ?? ''
}
