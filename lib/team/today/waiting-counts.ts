import 'server-only'
import { eq, type SQL, type Subquery, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { payments } from '@/db/read-models/billing'
import { contactMessages } from '@/db/read-models/contact'
import { liveSessions } from '@/db/read-models/live-sessions'
import { applications } from '@/db/read-models/schools'
import { canClose } from '@/lib/live-sessions/conditions'
import { summarizeFailedMail } from '@/lib/mail/queries'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'

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

const countUpTo = (db: Db, table: Subquery, condition: SQL | undefined) =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(condition)
      .limit(MAX_WAITING_COUNT)
      .as('waiting'),
  )
