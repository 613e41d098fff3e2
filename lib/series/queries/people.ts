import 'server-only'
import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { type Cursor, cursorFrom, cursorText } from '@/db/cursor'
import { presences, registrations, users } from '@/db/schema'

export type Who = 'all' | 'registered' | 'waiting' | 'joined' | 'present' | 'absent'
export const WHO: Who[] = ['all', 'registered', 'waiting', 'joined', 'present', 'absent']

export type AskedPeople = { who: Who; search?: string; after?: string }

const A_PAGE = 50
const name = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
const order = sql<string>`lower(${name})`

/** Who registered for a session, joined it, was present: fifty at a time, by key. */
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
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .leftJoin(
      presences,
      and(
        eq(presences.gatheringId, registrations.gatheringId),
        eq(presences.userId, registrations.userId),
      ),
    )
    .where(
      and(
        eq(registrations.gatheringId, gatheringId),
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

const OF: Record<Who, SQL | undefined> = {
  all: or(sql`${registrations.state} <> 'cancelled'`, isNotNull(presences.userId)),
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
