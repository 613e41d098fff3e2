import 'server-only'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { applications, contacts, gatherings, schools } from '@/db/schema'
import { DAYS_TO_ANSWER, daysLeft, isDataRequest } from '@/lib/contact/queries'
import { troubled } from '@/lib/mail/queries'
import { endsAt } from '@/lib/series/queries/columns'
import { may, type StaffRole } from '../policy'

/** What waits for somebody of the team, the oldest of each kind; each role hears of what it may do. */

const SHOWN = 5
const MOST_COUNTED = 1_000

export async function whatWaits(role: StaffRole) {
  const db = await database()
  const isManager = may(role, 'manager')
  const [forms, requests, messages, [mail]] = await Promise.all([
    isManager ? waitingForms(db) : [],
    dataRequests(db),
    openMessages(db),
    isManager ? troubled(db) : [],
  ])
  const counts = await countsOf(db)
  return { forms, requests, messages, mail: mail ?? { failed: 0, since: null }, counts }
}

export type Waiting = Awaited<ReturnType<typeof whatWaits>>

const waitingForms = (db: Db) =>
  db
    .select({
      id: applications.id,
      name: schools.institutionName,
      kind: applications.kind,
      at: applications.createdAt,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .where(eq(applications.state, 'received'))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(SHOWN)

const message = {
  id: contacts.id,
  name: contacts.name,
  subject: contacts.subject,
  at: contacts.createdAt,
}

const isOpen = eq(contacts.state, 'open')

const openMessages = (db: Db) =>
  db
    .select(message)
    .from(contacts)
    .where(and(isOpen, sql`not ${isDataRequest}`))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(SHOWN)

/** With the days that are left of the thirty. */
const dataRequests = (db: Db) =>
  db
    .select({ ...message, daysLeft, isLate: sql<boolean>`${daysLeft} < 0` })
    .from(contacts)
    .where(and(isOpen, isDataRequest))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(DAYS_TO_ANSWER)

/** As far as anybody counts: beyond a thousand it is just many. */
async function countsOf(db: Db) {
  const upTo = (rows: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from (${rows} limit ${MOST_COUNTED}) counted)`
  const [row] = await db
    .select({
      forms: upTo(sql`select 1 from applications where state = 'received'`),
      messages: upTo(sql`select 1 from ${contacts} where ${isOpen} and not ${isDataRequest}`),
    })
    .from(sql`(select 1) one`)
  return { most: MOST_COUNTED, forms: row?.forms ?? 0, messages: row?.messages ?? 0 }
}

/** The session that runs now or comes next; a draft is announced to nobody and is none. */
export async function nextGathering() {
  const db = await database()
  const [next] = await db
    .select({
      id: gatherings.id,
      title: gatherings.title,
      slug: gatherings.slug,
      startsAt: gatherings.startsAt,
    })
    .from(gatherings)
    .where(and(gt(endsAt, sql`now()`), eq(gatherings.state, 'published')))
    .orderBy(asc(gatherings.startsAt))
    .limit(1)
  return next ?? null
}
