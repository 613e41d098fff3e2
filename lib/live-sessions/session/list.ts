import 'server-only'
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import type { Sort } from '@/base/sort'
import { database } from '@/db/client'
import { containsWords, sessionSearchColumns } from '@/db/full-text-search'
import { buildSortedQuery, countRows, slicePage } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { liveSessions } from '@/db/schema'
import { canClose, endsAt } from '../conditions'
import { findWaitingNewTime } from '../new-time'
import { getLiveSessionPhase } from '../policy'
import { now } from '../public-sessions'

/** Only the form of one session contains the meeting URL. */

export type TeamSessionQuery = {
  period: 'coming' | 'past' | 'toClose' | 'drafts'
  search?: string
  after?: string
  sort?: SessionSort
}

export const SESSION_SORTS = ['when'] as const
export type SessionSort = Sort<(typeof SESSION_SORTS)[number]>

/** Nearest first, unless sorted otherwise. */
export const getSessionOrder = (period: TeamSessionQuery['period']): SessionSort =>
  period === 'past' || period === 'toClose' ? '-when' : 'when'
export type TeamSessionRow = Awaited<ReturnType<typeof findTeamSessions>>['rows'][number]

const sortableColumns = { when: { type: 'timestamp' as const, by: liveSessions.startsAt } }

/** Written as plain SQL, because drizzle shortens column names depending on the query. */
const countRegistrations = (
  state: string,
) => sql<number>`(select count(*)::int from live_session_registrations r
  where r.live_session_id = live_sessions.id and r.state = ${state})`

const columns = {
  id: liveSessions.id,
  slug: liveSessions.slug,
  kind: liveSessions.kind,
  state: liveSessions.state,
  title: liveSessions.title,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  capacity: liveSessions.capacity,
  repeatId: liveSessions.repeatId,
  closedAt: liveSessions.closedAt,
  registered: countRegistrations('registered'),
  waiting: countRegistrations('waiting'),
  joined: sql<number>`(select count(*)::int from live_session_registrations r
    where r.live_session_id = live_sessions.id and r.joined_at is not null)`,
  present: sql<number>`(select count(*)::int from attendances p where p.live_session_id = live_sessions.id)`,
  now,
}

export async function findTeamSessions(query: TeamSessionQuery) {
  const db = await database()
  const sort = query.sort ?? getSessionOrder(query.period)
  const { id } = liveSessions
  const list = buildSortedQuery({ columns: sortableColumns, sort, id, after: query.after })
  const found = await db
    .select({ ...columns, key: list.key })
    .from(liveSessions)
    .where(and(buildFilter(query), list.from))
    .orderBy(...list.by)
    .limit(list.most)
  const { rows, next } = slicePage(found)
  return { rows: rows.map(addPhase), next }
}

/** At most so many. */
export async function countTeamSessions(query: TeamSessionQuery, most: number): Promise<number> {
  const db = await database()
  return countRows(db, liveSessions, buildFilter(query), most)
}

/** Includes the meeting URL and the attendance code. */
export async function getTeamSession(id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      ...columns,
      theme: liveSessions.theme,
      summary: liveSessions.summary,
      language: liveSessions.language,
      host: liveSessions.host,
      hostBio: liveSessions.hostBio,
      takeaway: liveSessions.takeaway,
      preparation: liveSessions.preparation,
      meetingUrl: liveSessions.meetingUrl,
      audience: liveSessions.audience,
      subject: liveSessions.subject,
      region: liveSessions.region,
      providerClass: liveSessions.providerClass,
      mode: liveSessions.mode,
      standardDomain: liveSessions.standardDomain,
      attendanceMethod: liveSessions.attendanceMethod,
      attendanceCode: liveSessions.attendanceCode,
      resourceIds: liveSessions.resourceIds,
      recordingVideoId: liveSessions.recordingVideoId,
      recordingUrl: liveSessions.recordingUrl,
      cancelReason: liveSessions.cancelReason,
      version: liveSessions.version,
      changedBy: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(liveSessions)
    .leftJoin(users, eq(users.id, liveSessions.changedBy))
    .where(eq(liveSessions.id, id))
  return row ? { ...addPhase(row), newTime: await findWaitingNewTime(db, id) } : null
}

export type TeamSession = NonNullable<Awaited<ReturnType<typeof getTeamSession>>>

function buildFilter({ period, search }: TeamSessionQuery): SQL | undefined {
  const matchesSearch = containsWords(sessionSearchColumns, search)
  if (period === 'drafts') return and(eq(liveSessions.state, 'draft'), matchesSearch)
  if (period === 'toClose') return and(canClose, matchesSearch)
  const timeCondition = period === 'past' ? lte(endsAt, sql`now()`) : gt(endsAt, sql`now()`)
  return and(sql`${liveSessions.state} <> 'draft'`, timeCondition, matchesSearch)
}

const addPhase = <Row extends Parameters<typeof getLiveSessionPhase>[0] & { now: Date }>({
  now,
  ...row
}: Row) => ({ ...row, phase: getLiveSessionPhase(row, now) })
