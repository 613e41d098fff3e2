import 'server-only'
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { decodeCursor, encodeCursor, type PageCursor } from '@/db/cursor'
import { gatherings, users } from '@/db/schema'
import { getLiveSessionPhase } from '../policy'
import { endsAt, now } from './columns'

/** Only the form of one session contains the meeting URL. */

export type TeamSessionQuery = {
  period: 'coming' | 'past' | 'drafts'
  search?: string
  after?: string
}
export type TeamSessionRow = Awaited<ReturnType<typeof findTeamSessions>>['rows'][number]

const PAGE_SIZE = 50
const sortKey = sql<string>`to_char(${gatherings.startsAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`

/** Written as plain SQL, because drizzle shortens column names depending on the query. */
const countRegistrations = (state: string) => sql<number>`(select count(*)::int from registrations r
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
  registered: countRegistrations('registered'),
  waiting: countRegistrations('waiting'),
  joined: sql<number>`(select count(*)::int from registrations r
    where r.gathering_id = gatherings.id and r.joined_at is not null)`,
  present: sql<number>`(select count(*)::int from presences p where p.gathering_id = gatherings.id)`,
  now,
}

export async function findTeamSessions(query: TeamSessionQuery) {
  const db = await database()
  const isPast = query.period === 'past'
  const rows = await db
    .select({ ...columns, key: sortKey })
    .from(gatherings)
    .where(and(buildFilter(query), buildCursorCondition(decodeCursor(query.after), isPast)))
    .orderBy(
      isPast ? desc(sortKey) : asc(sortKey),
      isPast ? desc(gatherings.id) : asc(gatherings.id),
    )
    .limit(PAGE_SIZE + 1)
  const pageRows = rows.slice(0, PAGE_SIZE)
  const lastRow = pageRows.at(-1)
  const nextCursor =
    rows.length > PAGE_SIZE && lastRow ? encodeCursor({ value: lastRow.key, id: lastRow.id }) : null
  return { rows: pageRows.map(addPhase), next: nextCursor }
}

/** Includes the meeting URL and the attendance code. */
export async function getTeamSession(id: string) {
  if (!isUuid(id)) return null
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
  return row ? addPhase(row) : null
}

export type TeamSession = NonNullable<Awaited<ReturnType<typeof getTeamSession>>>

function buildFilter({ period, search }: TeamSessionQuery): SQL | undefined {
  const text = search?.replaceAll('\0', '').trim().slice(0, 100)
  const matchesSearch = text?.isWellFormed()
    ? sql`strpos(lower(${gatherings.title} || ' ' || ${gatherings.host}), lower(${text})) > 0`
    : undefined
  if (period === 'drafts') return and(eq(gatherings.state, 'draft'), matchesSearch)
  const timeCondition = period === 'past' ? lte(endsAt, sql`now()`) : gt(endsAt, sql`now()`)
  return and(sql`${gatherings.state} <> 'draft'`, timeCondition, matchesSearch)
}

function buildCursorCondition(cursor: PageCursor | null, isDescending: boolean): SQL | undefined {
  if (!cursor) return undefined
  const cursorPosition = sql`(${cursor.value}, ${cursor.id}::uuid)`
  return isDescending
    ? sql`(${sortKey}, ${gatherings.id}) < ${cursorPosition}`
    : sql`(${sortKey}, ${gatherings.id}) > ${cursorPosition}`
}

const addPhase = <Row extends Parameters<typeof getLiveSessionPhase>[0] & { now: Date }>({
  now,
  ...row
}: Row) => ({ ...row, standing: getLiveSessionPhase(row, now) })
