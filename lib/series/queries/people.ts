import 'server-only'
import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { type Cursor, cursorFrom, cursorText } from '@/db/cursor'
import { presences, registrations, users } from '@/db/schema'
import { hasWords, plannedAnew, sought, wordsOfUsers } from '@/db/words'

export type Who = 'all' | 'registered' | 'waiting' | 'joined' | 'present' | 'absent'
export const WHO: Who[] = ['all', 'registered', 'waiting', 'joined', 'present', 'absent']

export type AskedPeople = { who: Who; search?: string; after?: string }

const A_PAGE = 50
const MAX_CANDIDATES = 10
const MIN_SEARCH_CHARS = 3
const name = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
const order = sql<string>`lower(${name})`

/** Everyone with a registration or an attendance, fifty at a time, by key. */
export async function peopleOf(gatheringId: string, asked: AskedPeople) {
  const db = await database()
  const rows = await db
    .select({
      key: order,
      id: users.id,
      name,
      email: users.email,
      state: registrations.state,
      joinedAt: registrations.joinedAt,
      how: presences.how,
    })
    .from(users)
    .leftJoin(
      registrations,
      and(eq(registrations.gatheringId, gatheringId), eq(registrations.userId, users.id)),
    )
    .leftJoin(
      presences,
      and(eq(presences.gatheringId, gatheringId), eq(presences.userId, users.id)),
    )
    .where(
      and(
        isListed(gatheringId),
        OF[asked.who],
        found(asked.search),
        beyond(cursorFrom(asked.after)),
      ),
    )
    .orderBy(asc(order), asc(users.id))
    .limit(A_PAGE + 1)
  const shown = rows.slice(0, A_PAGE)
  const last = shown.at(-1)
  const next = rows.length > A_PAGE && last ? cursorText({ value: last.key, id: last.id }) : null
  return { rows: shown.map(({ key: _, ...row }) => row), next }
}

export type SessionPerson = Awaited<ReturnType<typeof peopleOf>>['rows'][number]

/** Accounts that a search finds and the session's list does not have, to add by hand. */
export async function unlistedPeople(gatheringId: string, { search, after }: AskedPeople) {
  const text = sought(search)
  if (!text || after || text.length < MIN_SEARCH_CHARS) return []
  const words = hasWords(wordsOfUsers, text)
  return plannedAnew(
    (tx) =>
      tx
        .select({ id: users.id, name, email: users.email })
        .from(users)
        .where(and(words, sql`not (${isListed(gatheringId)})`))
        .orderBy(asc(order), asc(users.id))
        .limit(MAX_CANDIDATES),
    { table: users, words },
  )
}

export type UnlistedPerson = Awaited<ReturnType<typeof unlistedPeople>>[number]

const isListed = (gatheringId: string) => sql`${users.id} in (
  select user_id from registrations where gathering_id = ${gatheringId}
  union select user_id from presences where gathering_id = ${gatheringId})`

/** Each is the same people that the count of this name counts (`queries/desk.ts`). */
const OF: Record<Who, SQL | undefined> = {
  all: or(
    sql`${registrations.state} <> 'cancelled'`,
    isNotNull(registrations.joinedAt),
    isNotNull(presences.userId),
  ),
  registered: eq(registrations.state, 'registered'),
  waiting: eq(registrations.state, 'waiting'),
  joined: isNotNull(registrations.joinedAt),
  present: isNotNull(presences.userId),
  absent: and(eq(registrations.state, 'registered'), sql`${presences.userId} is null`),
}

/** Plain text, in which nothing stands for anything else. */
function found(search: string | undefined) {
  const text = search?.replaceAll('\0', '').trim().slice(0, 100)
  if (!text?.isWellFormed()) return undefined
  return sql`strpos(lower(${name} || ' ' || ${users.email}), lower(${text})) > 0`
}

const beyond = (after: Cursor | null) =>
  after ? sql`(${order}, ${users.id}) > (${after.value}, ${after.id}::uuid)` : undefined
