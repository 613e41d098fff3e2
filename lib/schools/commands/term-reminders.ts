import 'server-only'
import { sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { isLastTerm } from '@/db/relations/schools'
import { schools, terms } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { claimTermReminders, lacksTermReminder } from '../claim-term-reminders'
import type { SchoolEmailData } from '../emails'
import { findRemindableCoordinators } from '../queries/remindable-coordinators'

const REMINDER_BATCH_SIZE = 100

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

const daysLeftSql = sql`(terms.last_day - day_in_india())`

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
