import 'server-only'
import { eq, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { withoutDeadline } from '@/base/deadline'
import { getProcessSingleton } from '@/base/process-singleton'
import { type Db, database } from '@/db/client'
import { countRows } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { payments } from '@/db/read-models/billing'
import { contactMessages } from '@/db/read-models/contact'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { applications, terms } from '@/db/read-models/schools'
import { canClose } from '@/lib/live-sessions/conditions'
import { summarizeFailedMail } from '@/lib/mail/team-list'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'

/** Monday to Sunday, in India. */
export type WeeklyStats = {
  monday: string
  registrations: number
  attendance: number
  schools: number
}

const WEEK_COUNT = 12
const CACHE_MS = 60_000

type WeeklyStatsCache = { at: number; weeks?: Promise<WeeklyStats[]> }
const statsCache = getProcessSingleton<WeeklyStatsCache>('weeks', () => ({ at: 0 }))

/** Cached for a minute, because its cost grows with the number of users. */
export function getWeeklyStats(): Promise<WeeklyStats[]> {
  if (statsCache.weeks && Date.now() - statsCache.at < CACHE_MS) return statsCache.weeks
  const weeks = withoutDeadline(countWeeklyStats)
  Object.assign(statsCache, { at: Date.now(), weeks })
  weeks.catch(() => Object.assign(statsCache, { weeks: undefined, at: 0 })) // Callers get the error.
  return weeks
}

export async function countWeeklyStats(): Promise<WeeklyStats[]> {
  const db = await database()
  const countInWeek = (table: SQLWrapper, time: SQLWrapper) => sql`(
    select count(*)::int from ${table}
    where ${time} >= (monday::timestamp at time zone 'Asia/Kolkata')
      and ${time} < ((monday + 7)::timestamp at time zone 'Asia/Kolkata'))`
  const firstTerms = db
    .$with('first_terms', { createdAt: sql<Date>`created_at`.as('created_at') })
    .as(sql`select min(created_at) as created_at from ${terms} group by school_id`)
  return db
    .with(firstTerms)
    .select({
      monday: sql<string>`monday::text`,
      registrations: sql<number>`${countInWeek(users, users.createdAt)}`,
      attendance: sql<number>`${countInWeek(attendances, attendances.at)}`,
      // A school counts from its first term: most forms are duplicates or spam.
      schools: sql<number>`${countInWeek(sql`first_terms`, sql`first_terms.created_at`)}`,
    })
    .from(sql`(select date_trunc('week', day_in_india())::date - 7 * back as monday
      from generate_series(0, ${WEEK_COUNT - 1}) back) weeks`)
    .orderBy(sql`monday`)
}

/** Work that waits, by the page of the team area that lists it. */
export type WaitingCounts = Record<string, number | undefined>

/** Counting stops here, to bound the cost of each page. */
const MAX_WAITING_COUNT = 100

/** Only what the role may open. */
export async function countWaitingWork(role: TeamRole): Promise<WaitingCounts> {
  const db = await database()
  const [isManager, isEditor, seesBilling] = [
    roleIncludes(role, 'manager'),
    roleIncludes(role, 'editor'),
    roleIncludes(role, 'accounts'),
  ]
  const [teamApplications, teamMessages, teamSessions, teamBilling, mail] = await Promise.all([
    isManager ? countUpTo(db, applications, eq(applications.state, 'received')) : 0,
    isEditor ? countUpTo(db, contactMessages, eq(contactMessages.state, 'open')) : 0,
    isEditor ? countUpTo(db, liveSessions, canClose) : 0,
    seesBilling ? countUpTo(db, payments, eq(payments.state, 'reported')) : 0,
    isManager ? summarizeFailedMail(db) : [],
  ])
  const teamMail = mail[0]?.failed
  return { teamApplications, teamMessages, teamSessions, teamBilling, teamMail }
}

const countUpTo = (db: Db, table: PgTable | Subquery, condition: SQL | undefined) =>
  countRows(db, table, condition, MAX_WAITING_COUNT)
