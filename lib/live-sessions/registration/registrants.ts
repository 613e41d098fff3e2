import 'server-only'
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { decodeCursor, encodeCursor, type PageCursor } from '@/db/cursor'
import {
  containsWords,
  matchesSearch,
  normalizeSearch,
  userSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { certificates } from '@/db/read-models/certificates'
import { attendances, liveSessionRegistrations } from '@/db/schema'

export type RegistrantFilter = 'all' | 'registered' | 'waiting' | 'joined' | 'present' | 'absent'
export const REGISTRANT_FILTERS: RegistrantFilter[] = [
  'all',
  'registered',
  'waiting',
  'joined',
  'present',
  'absent',
]

export type RegistrantQuery = { filter: RegistrantFilter; search?: string; after?: string }

const PAGE_SIZE = 50
const MAX_CANDIDATES = 10
const MIN_SEARCH_CHARS = 3
const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
const sortKey = orderByName(fullName)

export async function findRegistrants(
  liveSessionId: string,
  query: RegistrantQuery,
  pageSize = PAGE_SIZE,
) {
  const db = await database()
  const rows = await db
    .select({
      key: sortKey,
      id: users.id,
      name: fullName,
      email: users.email,
      state: liveSessionRegistrations.state,
      joinedAt: liveSessionRegistrations.joinedAt,
      source: attendances.source,
      /** Valid. */
      certificate: certificates.number,
    })
    .from(users)
    .leftJoin(
      liveSessionRegistrations,
      and(
        eq(liveSessionRegistrations.liveSessionId, liveSessionId),
        eq(liveSessionRegistrations.userId, users.id),
      ),
    )
    .leftJoin(
      attendances,
      and(eq(attendances.liveSessionId, liveSessionId), eq(attendances.userId, users.id)),
    )
    .leftJoin(
      certificates,
      and(
        eq(certificates.liveSessionId, liveSessionId),
        eq(certificates.userId, users.id),
        isNull(certificates.revokedAt),
      ),
    )
    .where(
      and(
        isListed(liveSessionId),
        CONDITIONS_BY_FILTER[query.filter],
        containsWords(sql`${fullName} || ' ' || ${users.email}`, query.search),
        buildCursorCondition(decodeCursor(query.after)),
      ),
    )
    .orderBy(asc(sortKey), asc(users.id))
    .limit(pageSize + 1)
  const pageRows = rows.slice(0, pageSize)
  const lastRow = pageRows.at(-1)
  const nextCursor =
    rows.length > pageSize && lastRow ? encodeCursor({ value: lastRow.key, id: lastRow.id }) : null
  return { rows: pageRows.map(({ key: _, ...row }) => row), next: nextCursor }
}

export type Registrant = Awaited<ReturnType<typeof findRegistrants>>['rows'][number]

export const findUnlistedUsers = async (
  liveSessionId: string,
  { search, after }: RegistrantQuery,
) => (after ? [] : findUsers(search, sql`not (${isListed(liveSessionId)})`))

/** To choose the account of a row in an attendance file. */
export async function findAccounts(search: string | undefined) {
  const accounts = await findUsers(search)
  return accounts.map(({ id: userId, ...account }) => ({ userId, ...account }))
}

async function findUsers(search: string | undefined, condition?: SQL) {
  const text = normalizeSearch(search)
  if (!text || text.length < MIN_SEARCH_CHARS) return []
  const searchCondition = matchesSearch(userSearchColumns, text)
  return withCustomPlan(
    (tx) =>
      tx
        .select({ id: users.id, name: fullName, email: users.email })
        .from(users)
        .where(and(searchCondition, condition))
        .orderBy(asc(sortKey), asc(users.id))
        .limit(MAX_CANDIDATES),
    { table: users, condition: searchCondition },
  )
}

export type UnlistedUser = Awaited<ReturnType<typeof findUnlistedUsers>>[number]

const isListed = (liveSessionId: string) => sql`${users.id} in (
  select user_id from live_session_registrations where live_session_id = ${liveSessionId}
  union select user_id from attendances where live_session_id = ${liveSessionId})`

/** Each matches the users of the count with the same name (`session/list.ts`). */
const CONDITIONS_BY_FILTER: Record<RegistrantFilter, SQL | undefined> = {
  all: or(
    sql`${liveSessionRegistrations.state} <> 'cancelled'`,
    isNotNull(liveSessionRegistrations.joinedAt),
    isNotNull(attendances.userId),
  ),
  registered: eq(liveSessionRegistrations.state, 'registered'),
  waiting: eq(liveSessionRegistrations.state, 'waiting'),
  joined: isNotNull(liveSessionRegistrations.joinedAt),
  present: isNotNull(attendances.userId),
  absent: and(eq(liveSessionRegistrations.state, 'registered'), sql`${attendances.userId} is null`),
}

const buildCursorCondition = (cursor: PageCursor | null) =>
  cursor ? sql`(${sortKey}, ${users.id}) > (${cursor.value}, ${cursor.id}::uuid)` : undefined
