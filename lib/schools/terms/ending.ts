import 'server-only'
import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isLastTerm } from '@/db/read-models/schools'
import { memberships, schools, termReminders, terms } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import type { SchoolEmailData } from '../emails'
import { isCoordinatorOf, lockSchool } from '../locks'
import { tellTerms } from '../webhook-events'

type OpenedTerm = { schoolId: string; termId: string }

/** One term, as its payment did not arrive; other terms of the school stay. The caller locks the school. */
export async function endOpenedTerm(
  tx: Db,
  { schoolId, termId }: OpenedTerm,
  actor: Actor,
): Promise<void> {
  const isTerm = and(eq(terms.id, termId), eq(terms.schoolId, schoolId))
  const [term] = await tx.select({ lastDay: terms.lastDay }).from(terms).where(isTerm)
  if (!term) return
  await deleteTerms(tx, and(isTerm, gte(terms.firstDay, sql`day_in_india()`)) as SQL)
  const shortenedTerms = await tx
    .update(terms)
    .set({ lastDay: sql`least(${terms.lastDay}, day_in_india() - 1)` })
    .where(and(isTerm, lt(terms.firstDay, sql`day_in_india()`)))
    .returning({ id: terms.id })
  await tellChanged(tx, shortenedTerms)
  await writeAuditLog(tx, {
    action: 'term.ended',
    actor,
    schoolId,
    values: { lastDay: term.lastDay },
  })
}

/** Returns whether there was one: a running term stays. The caller locks the school. */
export async function removeComingTerm(
  tx: Db,
  { schoolId, termId }: OpenedTerm,
  actor: Actor,
): Promise<boolean> {
  const isComing = and(
    eq(terms.id, termId),
    eq(terms.schoolId, schoolId),
    gt(terms.firstDay, sql`day_in_india()`),
  ) as SQL
  const [term] = await deleteTerms(tx, isComing)
  if (!term) return false
  await writeAuditLog(tx, { action: 'term.ended', actor, schoolId, values: term })
  return true
}

/** Deletes later terms too; seats lose access on the next request. The audit log keeps the terms. */
export async function endTerm(schoolId: string, actor: Actor) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockSchool(tx, schoolId)
    const isLater = and(
      eq(terms.schoolId, schoolId),
      gte(terms.firstDay, sql`day_in_india()`),
    ) as SQL
    const deletedTerms = await deleteTerms(tx, isLater)
    const shortenedTerms = await shortenRunningTerm(tx, schoolId)
    for (const { lastDay } of [...deletedTerms, ...shortenedTerms])
      await writeAuditLog(tx, {
        action: 'term.ended',
        actor,
        schoolId,
        values: { lastDay },
      })
    return { school: school.name, changed: deletedTerms.length + shortenedTerms.length > 0 }
  })
}

async function shortenRunningTerm(tx: Db, schoolId: string) {
  const isRunning = and(eq(terms.schoolId, schoolId), gte(terms.lastDay, sql`day_in_india()`))
  const shortenedTerms = await tx
    .select({ id: terms.id, lastDay: terms.lastDay })
    .from(terms)
    .where(isRunning)
  await tx.update(terms).set({ lastDay: sql`day_in_india() - 1` }).where(isRunning)
  await tellChanged(tx, shortenedTerms)
  return shortenedTerms
}

/** The caller locks the school. */
export async function deleteTerms(tx: Db, isDeleted: SQL) {
  await tellTerms(tx, 'removed', isDeleted)
  return tx.delete(terms).where(isDeleted).returning({ lastDay: terms.lastDay })
}

const tellChanged = (tx: Db, changed: { id: string }[]) =>
  tellTerms(
    tx,
    'changed',
    inArray(
      terms.id,
      changed.map(({ id }) => id),
    ),
  )

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
