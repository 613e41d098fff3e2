import 'server-only'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { applications, contactMessages, liveSessions, schools } from '@/db/schema'
import { daysLeft, isDataRequest, REPLY_DEADLINE_DAYS } from '@/lib/contact/queries'
import { endsAt } from '@/lib/live-sessions/queries/columns'
import { summarizeFailedMail } from '@/lib/mail/queries'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'

const MAX_SHOWN = 5
const MAX_COUNTED = 1_000

export async function getPendingWork(role: TeamRole) {
  const db = await database()
  const isManager = roleIncludes(role, 'manager')
  const [applicationRows, requests, messages, [mail]] = await Promise.all([
    isManager ? listWaitingApplications(db) : [],
    listDataRequests(db),
    listOpenMessages(db),
    isManager ? summarizeFailedMail(db) : [],
  ])
  const counts = await countPending(db)
  return {
    forms: applicationRows,
    requests,
    messages,
    mail: mail ?? { failed: 0, since: null },
    counts,
  }
}

export type PendingWork = Awaited<ReturnType<typeof getPendingWork>>

const listWaitingApplications = (db: Db) =>
  db
    .select({
      id: applications.id,
      name: schools.name,
      kind: applications.kind,
      at: applications.createdAt,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .where(eq(applications.state, 'received'))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(MAX_SHOWN)

const messageColumns = {
  id: contactMessages.id,
  name: contactMessages.name,
  subject: contactMessages.subject,
  at: contactMessages.createdAt,
}

const isOpen = eq(contactMessages.state, 'open')

const listOpenMessages = (db: Db) =>
  db
    .select(messageColumns)
    .from(contactMessages)
    .where(and(isOpen, sql`not ${isDataRequest}`))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(MAX_SHOWN)

const listDataRequests = (db: Db) =>
  db
    .select({ ...messageColumns, daysLeft, isLate: sql<boolean>`${daysLeft} < 0` })
    .from(contactMessages)
    .where(and(isOpen, isDataRequest))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(REPLY_DEADLINE_DAYS)

/** Counts up to a thousand, to bound the cost. */
async function countPending(db: Db) {
  const countUpTo = (rows: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from (${rows} limit ${MAX_COUNTED}) counted)`
  const [row] = await db
    .select({
      forms: countUpTo(sql`select 1 from applications where state = 'received'`),
      messages: countUpTo(
        sql`select 1 from ${contactMessages} where ${isOpen} and not ${isDataRequest}`,
      ),
    })
    .from(sql`(select 1) one`)
  return { most: MAX_COUNTED, forms: row?.forms ?? 0, messages: row?.messages ?? 0 }
}

/** Running or next session; drafts do not count. */
export async function findNextLiveSession() {
  const db = await database()
  const [next] = await db
    .select({
      id: liveSessions.id,
      title: liveSessions.title,
      slug: liveSessions.slug,
      startsAt: liveSessions.startsAt,
    })
    .from(liveSessions)
    .where(and(gt(endsAt, sql`now()`), eq(liveSessions.state, 'published')))
    .orderBy(asc(liveSessions.startsAt))
    .limit(1)
  return next ?? null
}
