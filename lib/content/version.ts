import 'server-only'
import { sql } from 'drizzle-orm'
import { getProcessSingleton } from '@/base/process-singleton'
import { database, prepareOnce } from '@/db/client'
import { liveSessions } from '@/db/read-models/live-sessions'
import { items, siteVersions } from '@/db/schema'
import { getWatchedContentVersion } from '@/server/contract'
import { CODE_ACCEPTED_AFTER_MINUTES } from '../../base/join-window'
import { joinOpensBefore } from './conditions'

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

const OWN_CHECK_INTERVAL_MS = 1_000

type VersionedCopy<Value> = { version?: string; value?: Promise<Value> }

const ownCheck = getProcessSingleton<{ version?: Promise<string>; at: number }>(
  'own content version',
  () => ({ at: 0 }),
)

/** Every shared page depends only on these: content changes, scheduled items, the last session boundary, the day. */
export async function getContentVersion(): Promise<string> {
  const [row] = await contentVersionQuery(await database()).execute()
  return row?.version ?? ''
}

/**
 * One read per content version and process, so that pages rendered per request use the copy. The version is
 * known before the rows are read: rows may be newer than it, and are then read again.
 */
export function keepPerContentVersion<Value>(name: string, read: () => Promise<Value>) {
  const copy = getProcessSingleton<VersionedCopy<Value>>(name, () => ({}))

  async function get(): Promise<Value> {
    const version = getWatchedContentVersion() ?? (await readOwnVersion())
    if (copy.value && copy.version === version) return copy.value
    const value = read()
    Object.assign(copy, { version, value })
    value.catch(() => {
      // The callers get the error; the next one asks the database again.
      if (copy.value === value) copy.value = undefined
    })
    return value
  }

  /** After a change, so that this process shows it at once. */
  function forget() {
    copy.value = undefined
  }

  return { get, forget }
}

/** On hosts that run only Next, where the site's own server does not watch the version. */
function readOwnVersion(): Promise<string> {
  if (ownCheck.version && Date.now() - ownCheck.at < OWN_CHECK_INTERVAL_MS) return ownCheck.version
  const version = getContentVersion()
  Object.assign(ownCheck, { version, at: Date.now() })
  version.catch(() => {
    // As above.
    if (ownCheck.version === version) ownCheck.version = undefined
  })
  return version
}
