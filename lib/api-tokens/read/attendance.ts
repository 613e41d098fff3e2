import 'server-only'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/read-models/certificates'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { memberships } from '@/db/read-models/schools'
import { sessionDay } from '@/lib/learning/record/sessions'
import { attendedSessions, isSessionOfYear } from '@/lib/learning/school-activities'
import { readSchoolYear } from '@/lib/learning/school-hours'
import { hasSeatIn } from '@/lib/schools/locks'
import type { attendanceAnswer } from '../answers'
import { openPage } from '../list-page'
import type { SessionPageQuery } from '../query-parameters'

type AttendanceAnswer = z.output<typeof attendanceAnswer>

/** Live sessions of this school year of everyone with a seat: the rows behind the hours that the school sees. */
export async function listSchoolAttendance(
  school: string,
  query: SessionPageQuery,
): Promise<AttendanceAnswer> {
  const page = openPage(`attendance ${school} ${query.session}`, teacherAndSession, query)
  const attended = sql`select ${liveSessions.id} as session, ${sessionDay} as day, ${liveSessions.minutes} as minutes
    from ${attendedSessions}
    join ${liveSessions} on ${liveSessions.id} = attended.live_session_id
    left join ${certificates} on ${isCertificateOfMember}
    where ${and(isSessionOfYear(await readSchoolYear()), isSession(query.session))}`
  const db = await database()
  const rows = await db
    .select({
      session: sql<string>`found.session`,
      teacher: memberships.userId,
      day: sql<string>`found.day`,
      minutes: sql<number>`found.minutes`,
      key: page.key,
    })
    .from(listSeats(db, school))
    .innerJoin(findOfMember(attended, page.limit), sql`true`)
    .where(page.where())
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, toAttendance)
}

/** Of one session, with the team's token. */
export async function listTeamAttendance(
  session: string,
  query: SessionPageQuery,
): Promise<AttendanceAnswer> {
  const page = openPage(
    `attendance ${session}`,
    [{ column: sql`${attendances.userId}`, type: 'uuid' }],
    query,
  )
  const db = await database()
  const rows = await db
    .select({
      session: attendances.liveSessionId,
      teacher: attendances.userId,
      day: sessionDay,
      minutes: liveSessions.minutes,
      key: page.key,
    })
    .from(attendances)
    .innerJoin(liveSessions, eq(liveSessions.id, attendances.liveSessionId))
    .where(page.where(eq(attendances.liveSessionId, session)))
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, toAttendance)
}

export const teacherAndSession = [
  { column: sql`${memberships.userId}`, type: 'uuid' as const },
  { column: sql`found.session`, type: 'uuid' as const },
]

/** Sorted like the page, and so its rows for each seat: the database stops when the page is full. */
export const listSeats = (db: Db, school: string) =>
  db
    .select({ id: memberships.id, userId: memberships.userId })
    .from(memberships)
    .where(hasSeatIn(school))
    .orderBy(asc(memberships.userId))
    .as('memberships')

export const findOfMember = (rows: SQL, limit: number) =>
  sql`lateral (${rows} order by session limit ${limit}) found`

const isCertificateOfMember = and(
  eq(certificates.liveSessionId, liveSessions.id),
  eq(certificates.userId, memberships.userId),
)

export const isSession = (session: string | undefined) =>
  session === undefined ? undefined : eq(liveSessions.id, session)

type AttendanceRow = Omit<AttendanceAnswer['data'][number], 'id'> & { key: string[] }

const toAttendance = ({ key: _, ...row }: AttendanceRow) => ({
  ...{ id: `${row.session}.${row.teacher}`, ...row },
})
