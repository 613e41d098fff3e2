import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isLastTerm } from '@/db/read-models/schools'
import { memberships, schools, termReminders, terms } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { isCoordinatorOf } from '../conditions'
import type { SchoolEmailData } from '../emails'

const REMINDER_BATCH_SIZE = 100

const daysLeftSql = sql`(terms.last_day - day_in_india())`

/**
 * `stages` selects a term and its days before the end as `days`, negative after it. A row claims each email:
 * `on conflict do nothing` waits for another instance's transaction and then leaves the email to it.
 */
export const claimTermReminders = (tx: Db, stages: SQL) =>
  tx
    .insert(termReminders)
    .select(sql`select claimed.*, now() from (${stages}) claimed`)
    .onConflictDoNothing()
    .returning({ termId: termReminders.termId })

/** As a condition on terms. */
export const lacksTermReminder = (days: SQL) => sql`not exists (select from ${termReminders} r
  where r.term_id = terms.id and r.days_before = ${days})`

export const findRemindableCoordinators = (tx: Db, schoolId: string) =>
  tx
    .select({ userId: users.id, email: users.email, firstname: users.firstname })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isCoordinatorOf(schoolId), eq(users.wantsReminders, true)))

/**
 * A row in `term_reminders` claims each email, so that concurrent instances send one. After downtime sends
 * only the nearest stage, and nothing if the next term exists.
 */
export async function sendTermReminders(): Promise<number> {
  const db = await database()
  let sentCount = 0
  for (;;) {
    const claimedCount = await db.transaction(sendReminderBatch)
    sentCount += claimedCount
    if (claimedCount < REMINDER_BATCH_SIZE) return sentCount
  }
}

async function sendReminderBatch(tx: Db): Promise<number> {
  const claimedReminders = await claimReminders(tx)
  for (const { termId } of claimedReminders) await remindCoordinators(tx, termId)
  return claimedReminders.length
}

const claimReminders = (tx: Db) =>
  claimTermReminders(
    tx,
    sql`select terms.id, stage.days from ${terms}
        cross join lateral (select case when ${daysLeftSql} > 7 then 30 when ${daysLeftSql} > 0 then 7 else 0 end as days) stage
        where terms.last_day between day_in_india() and day_in_india() + 30 and terms.first_day <= day_in_india()
          and ${isLastTerm} and ${lacksTermReminder(sql`stage.days`)}
        order by terms.id limit ${REMINDER_BATCH_SIZE}`,
  )

async function remindCoordinators(tx: Db, termId: string) {
  const [term] = await tx
    .select({
      schoolId: schools.id,
      institution_name: schools.name,
      lastDay: terms.lastDay,
      days: sql<string>`(${terms.lastDay} - day_in_india())::text`,
      renewal: sql<'waiting' | ''>`case when exists (select from applications a
        where a.school_id = ${schools.id} and a.state = 'received') then 'waiting' else '' end`,
    })
    .from(terms)
    .innerJoin(schools, sql`${schools.id} = ${terms.schoolId}`)
    .where(sql`${terms.id} = ${termId}`)
  if (!term) return
  const { schoolId, ...termData } = term
  const link = new URL(routes.subscriptionForm, settings().appUrl).href
  for (const { userId, email, firstname } of await findRemindableCoordinators(tx, schoolId)) {
    const data = { ...termData, firstname, link, userId }
    await enqueueMail<SchoolEmailData>(tx, { template: 'termEnds', to: email, data })
  }
}
