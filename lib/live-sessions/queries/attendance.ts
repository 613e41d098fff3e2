import 'server-only'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { preferIndexPlan, userSearchColumns, withCustomPlan } from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/relations/accounts'
import { attendanceImports, attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import { type AttendeeMatch, getNameKeys, matchToCandidates } from '../attendance'
import type { Attendee } from '../attendance-list'

const userColumns = {
  userId: users.id,
  name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
  email: users.email,
}

/** A name matches automatically only among registered users; among others it yields candidates. */
export async function matchAttendees(
  liveSessionId: string,
  attendees: Attendee[],
): Promise<AttendeeMatch[]> {
  const db = await database()
  const [liveSession] = await db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(eq(liveSessions.id, liveSessionId))
  if (!liveSession) throw new AppError('notFound', 'notFound')
  const emails = [...new Set(attendees.map(({ email }) => email.toLowerCase()))].filter(Boolean)
  const usersByEmail = await db
    .select(userColumns)
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails))
  const knownEmails = new Set(usersByEmail.map(({ email }) => email.toLowerCase()))
  if (attendees.every(({ email }) => knownEmails.has(email.toLowerCase())))
    return matchToCandidates(attendees, usersByEmail, [])
  const registeredUsers = await db
    .select(userColumns)
    .from(liveSessionRegistrations)
    .innerJoin(users, eq(users.id, liveSessionRegistrations.userId))
    .where(eq(liveSessionRegistrations.liveSessionId, liveSessionId))
  const unmatched = matchToCandidates(attendees, usersByEmail, registeredUsers).filter(
    ({ as }) => as === 'unmatched',
  )
  return matchToCandidates(
    attendees,
    usersByEmail,
    registeredUsers,
    await findAccountsByName(unmatched),
  )
}

/** Common names would make the choice too long. */
const MAX_ACCOUNTS_PER_NAME = 30

async function findAccountsByName(attendees: Attendee[]) {
  const keys = [...new Set(attendees.map(({ name }) => JSON.stringify(getNameKeys(name))))]
  if (keys.length === 0) return []
  const buildWordQuery = (
    text: SQL,
  ) => sql`(select coalesce(string_agg('''' || word || '''', ' & '), '')::tsquery
    from unnest(word_list(${text})) word)`
  return withCustomPlan(async (tx) => {
    await preferIndexPlan(tx)
    const names = sql`jsonb_to_recordset(${`[${keys}]`}::jsonb) as line(spelled text, bare text)`
    return tx
      .selectDistinct({
        userId: sql<string>`account.id`,
        name: fullName,
        email: sql<string>`account.email`,
      })
      .from(sql`${names} cross join lateral (
        select users.id, users.firstname, users.lastname, users.email from ${users}
        where word_vector(${userSearchColumns}) @@ (${buildWordQuery(sql`line.spelled`)} || ${buildWordQuery(sql`line.bare`)})
        limit ${MAX_ACCOUNTS_PER_NAME}) account`)
      .orderBy(fullName, sql`account.email`)
  })
}

const fullName = orderByName(sql`account.firstname || ' ' || account.lastname`)

export async function findAttendanceImports(liveSessionId: string) {
  const db = await database()
  return db
    .select({
      id: attendanceImports.id,
      at: attendanceImports.createdAt,
      people: sql<number>`(select count(*)::int from ${attendances} where ${attendances.importId} = ${attendanceImports}.id)`,
    })
    .from(attendanceImports)
    .where(
      and(eq(attendanceImports.liveSessionId, liveSessionId), isNull(attendanceImports.undoneAt)),
    )
    .orderBy(desc(attendanceImports.createdAt))
}
