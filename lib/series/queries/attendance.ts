import 'server-only'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { attendanceImports, gatherings, presences, registrations, users } from '@/db/schema'
import type { Attendee } from '@/lib/client/attendance/attendees'
import { type Match, matched } from '../attendance'

const person = {
  userId: users.id,
  name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
  email: users.email,
}

/** Whom each line of a meeting's list means. Names count among those who registered or joined. */
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
  return matched(lines, byAddress, registered)
}

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
