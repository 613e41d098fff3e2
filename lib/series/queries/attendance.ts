import 'server-only'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { attendanceImports, gatherings, presences, registrations, users } from '@/db/schema'
import { planByIndex, plannedAnew, wordsOfUsers } from '@/db/words'
import type { Attendee } from '@/lib/client/attendance/attendees'
import { type Match, matched, nameKeys } from '../attendance'

const person = {
  userId: users.id,
  name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
  email: users.email,
}

/**
 * Which user each line of a meeting's list means. A name alone is enough among those who registered;
 * among all other accounts it gives candidates.
 */
export async function matchAttendees(gatheringId: string, lines: Attendee[]): Promise<Match[]> {
  const db = await database()
  const [gathering] = await db
    .select({ id: gatherings.id })
    .from(gatherings)
    .where(eq(gatherings.id, gatheringId))
  if (!gathering) throw new Refusal('notFound', 'nothingHere')
  const addresses = [...new Set(lines.map(({ email }) => email.toLowerCase()))].filter(Boolean)
  const byAddress = await db
    .select(person)
    .from(users)
    .where(inArray(sql`lower(${users.email})`, addresses))
  const known = new Set(byAddress.map(({ email }) => email.toLowerCase()))
  if (lines.every(({ email }) => known.has(email.toLowerCase())))
    return matched(lines, byAddress, [])
  const registered = await db
    .select(person)
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .where(eq(registrations.gatheringId, gatheringId))
  const open = matched(lines, byAddress, registered).filter(({ as }) => as === 'unmatched')
  return matched(lines, byAddress, registered, await accountsNamed(open))
}

/** Of one name there may be many; a list to choose from stays short. */
const MAX_ACCOUNTS_A_NAME = 30

async function accountsNamed(lines: Attendee[]) {
  const keys = [...new Set(lines.map(({ name }) => JSON.stringify(nameKeys(name))))]
  if (keys.length === 0) return []
  const allOf = (
    text: SQL,
  ) => sql`(select coalesce(string_agg('''' || word || '''', ' & '), '')::tsquery
    from unnest(words_in(${text})) word)`
  return plannedAnew(async (tx) => {
    await planByIndex(tx)
    const names = sql`jsonb_to_recordset(${`[${keys}]`}::jsonb) as line(spelled text, bare text)`
    return tx
      .selectDistinct({
        userId: sql<string>`found.id`,
        name: named,
        email: sql<string>`found.email`,
      })
      .from(sql`${names} cross join lateral (
        select users.id, users.firstname, users.lastname, users.email from ${users}
        where words_of(${wordsOfUsers}) @@ (${allOf(sql`line.spelled`)} || ${allOf(sql`line.bare`)})
        limit ${MAX_ACCOUNTS_A_NAME}) found`)
      .orderBy(named, sql`found.email`)
  })
}

const named = sql<string>`found.firstname || ' ' || found.lastname`

/** The lists that were taken over and not taken back, the newest first. */
export async function listsOf(gatheringId: string) {
  const db = await database()
  return db
    .select({
      id: attendanceImports.id,
      at: attendanceImports.createdAt,
      people: sql<number>`(select count(*)::int from ${presences} where ${presences.importId} = ${attendanceImports}.id)`,
    })
    .from(attendanceImports)
    .where(and(eq(attendanceImports.gatheringId, gatheringId), isNull(attendanceImports.undoneAt)))
    .orderBy(desc(attendanceImports.createdAt))
}
