import 'server-only'
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { isId } from '@/base/known-id'
import { database } from '@/db/client'
import { type Cursor, cursorFrom, cursorText } from '@/db/cursor'
import { gatherings, users } from '@/db/schema'
import { standingOf } from '../policy'
import { endsAt, now } from './columns'

/** The team's own look at the series. The list names no meeting; the form of one session does. */

export type Asked = { when: 'coming' | 'past' | 'drafts'; search?: string; after?: string }
export type DeskRow = Awaited<ReturnType<typeof deskSessions>>['rows'][number]

const A_PAGE = 50
const key = sql<string>`to_char(${gatherings.startsAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`

/** Names stand as text here, for drizzle shortens columns by the query around them. */
const counted = (state: string) => sql<number>`(select count(*)::int from registrations r
  where r.gathering_id = gatherings.id and r.state = ${state})`

const columns = {
  id: gatherings.id,
  slug: gatherings.slug,
  kind: gatherings.kind,
  state: gatherings.state,
  title: gatherings.title,
  startsAt: gatherings.startsAt,
  minutes: gatherings.minutes,
  seats: gatherings.seats,
  repeatId: gatherings.repeatId,
  closedAt: gatherings.closedAt,
  registered: counted('registered'),
  waiting: counted('waiting'),
  joined: sql<number>`(select count(*)::int from registrations r
    where r.gathering_id = gatherings.id and r.joined_at is not null)`,
  present: sql<number>`(select count(*)::int from presences p where p.gathering_id = gatherings.id)`,
  now,
}

export async function deskSessions(asked: Asked) {
  const db = await database()
  const isPast = asked.when === 'past'
  const rows = await db
    .select({ ...columns, key })
    .from(gatherings)
    .where(and(which(asked), beyond(cursorFrom(asked.after), isPast)))
    .orderBy(isPast ? desc(key) : asc(key), isPast ? desc(gatherings.id) : asc(gatherings.id))
    .limit(A_PAGE + 1)
  const shown = rows.slice(0, A_PAGE)
  const last = shown.at(-1)
  const next = rows.length > A_PAGE && last ? cursorText({ value: last.key, id: last.id }) : null
  return { rows: shown.map(withStanding), next }
}

/** All that the form shows, the meeting's address and the word included. */
export async function deskSession(id: string) {
  if (!isId(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      ...columns,
      theme: gatherings.theme,
      summary: gatherings.summary,
      host: gatherings.host,
      hostLine: gatherings.hostLine,
      meetingAddress: gatherings.meetingAddress,
      audience: gatherings.audience,
      subject: gatherings.subject,
      region: gatherings.region,
      proof: gatherings.proof,
      word: gatherings.word,
      works: gatherings.works,
      recordingFilm: gatherings.recordingFilm,
      recordingAddress: gatherings.recordingAddress,
      cancelReason: gatherings.cancelReason,
      version: gatherings.version,
      changedBy: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(gatherings)
    .leftJoin(users, eq(users.id, gatherings.changedBy))
    .where(eq(gatherings.id, id))
  return row ? withStanding(row) : null
}

export type DeskSession = NonNullable<Awaited<ReturnType<typeof deskSession>>>

function which({ when, search }: Asked): SQL | undefined {
  const text = search?.replaceAll('\0', '').trim().slice(0, 100)
  const said = text?.isWellFormed()
    ? sql`strpos(lower(${gatherings.title} || ' ' || ${gatherings.host}), lower(${text})) > 0`
    : undefined
  if (when === 'drafts') return and(eq(gatherings.state, 'draft'), said)
  const time = when === 'past' ? lte(endsAt, sql`now()`) : gt(endsAt, sql`now()`)
  return and(sql`${gatherings.state} <> 'draft'`, time, said)
}

function beyond(after: Cursor | null, down: boolean): SQL | undefined {
  if (!after) return undefined
  const place = sql`(${after.value}, ${after.id}::uuid)`
  return down
    ? sql`(${key}, ${gatherings.id}) < ${place}`
    : sql`(${key}, ${gatherings.id}) > ${place}`
}

const withStanding = <Row extends Parameters<typeof standingOf>[0] & { now: Date }>({
  now: at,
  ...row
}: Row) => ({ ...row, standing: standingOf(row, at) })
