import 'server-only'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Db, database } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import type { EmailTemplateData, EmailTemplateName } from './email-templates'
import { canReceive, isUnsolicited, suppress } from './unsolicited'

/** A mail by template name, with the data that this template needs. */
export type OutgoingMail = {
  [T in EmailTemplateName]: { template: T; to: string | null; data: EmailTemplateData[T] }
}[EmailTemplateName]

export type WaitingMail = {
  id: string
  recipient: string | null
  template: string
  data: Record<string, string>
  attempts: number
  createdAt: Date
  crowd: boolean
  batchId: string | null
}

export type AddressedMail = WaitingMail & { recipient: string }

export const leasedColumns = {
  id: mailOutbox.id,
  recipient: mailOutbox.recipient,
  template: mailOutbox.template,
  data: mailOutbox.data,
  attempts: mailOutbox.attempts,
  createdAt: mailOutbox.createdAt,
  crowd: mailOutbox.crowd,
  batchId: mailOutbox.batchId,
}

/**
 * Who follows in a batch is taken with its leader and never alone, so that the hundred stay the same;
 * alone only when the leader is gone from the line.
 */
const IS_BATCH_LEADER = or(
  isNull(mailOutbox.batchId),
  eq(mailOutbox.batchId, mailOutbox.id),
  sql`not exists (select from mail_outbox leader
    where leader.id = ${mailOutbox.batchId} and leader.due_at is not null)`,
)

/** Far longer than one sending may take: only a process that died leaves its mail to the next one. */
export const LEASE_SECONDS = 120

/**
 * Puts the mail into the caller's transaction: it goes out if, and only if, that commits. Answers by
 * which id the outbox has it; null when this mailbox has had its letters for today.
 */
export async function enqueueMail(
  tx: Db,
  { template, to, data }: OutgoingMail,
  { inSeconds = 0 } = {},
): Promise<string | null> {
  if (to && isUnsolicited(template) && !(await canReceive(tx, to))) return suppress(template)
  const [row] = await tx
    .insert(mailOutbox)
    .values({ template, recipient: to, data, dueAt: fromNow(inSeconds * 1000) })
    .returning({ id: mailOutbox.id })
  return row?.id ?? null
}

/** Many letters that nobody is held back from, by one statement. */
export async function enqueueMails(tx: Db, mails: OutgoingMail[]): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ template, to, data }) => ({ template, recipient: to, data }))
  await tx.insert(mailOutbox).values(rows)
}

/** How long the team can take back what it has just done, and a little more for the way here. */
export const UNDO_WINDOW = { inSeconds: 14 }

/** Takes a letter back whose time has not come. False when it is on its way already. */
export async function withdrawMail(tx: Db, id: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, 0), isNull(mailOutbox.sentAt)))
    .returning({ id: mailOutbox.id })
  return deletedRows.length > 0
}

/** Leases the mail that has waited longest past its time, so that no other instance takes it. */
export async function leaseDueMail(): Promise<WaitingMail | undefined> {
  const db = await database()
  const oldest = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.dueAt, sql`now()`), IS_BATCH_LEADER))
    .orderBy(mailOutbox.dueAt)
    .limit(1)
    .for('update', { skipLocked: true })
  // `=` and not `in`: the planner may run the inside of an `in` again and lease more than one.
  const [mail] = await db
    .update(mailOutbox)
    .set({ dueAt: fromNow(LEASE_SECONDS * 1000), attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, oldest))
    .returning(leasedColumns)
  return mail
}

export const markSent = (mail: WaitingMail) => updateLeasedMail(mail, SENT_COLUMNS)

export const postponeMail = (mail: WaitingMail, reason: string, delayMs: number) =>
  updateLeasedMail(mail, { dueAt: fromNow(delayMs), lastError: reason })

/** A letter to nobody has done its work once it is written. */
export async function deleteMail(mail: WaitingMail): Promise<void> {
  const db = await database()
  await db.delete(mailOutbox).where(eq(mailOutbox.id, mail.id))
}

/** Whether the outbox still knows of it. */
export async function isQueued({ id }: WaitingMail): Promise<boolean> {
  const db = await database()
  const rows = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, id))
  return rows.length > 0
}

export const markAbandoned = (mail: WaitingMail, reason: string) =>
  updateLeasedMail(mail, buildAbandonedColumns(reason))

/** The number of attempts names the lease: a process that was away too long changes nothing. */
async function updateLeasedMail(mail: WaitingMail, columns: PgUpdateSetSource<typeof mailOutbox>) {
  const db = await database()
  await db
    .update(mailOutbox)
    .set(columns)
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts)))
}

export const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

export const SENT_COLUMNS = {
  sentAt: sql`now()`,
  dueAt: null,
  data: {},
  lastError: null,
  batchId: null,
}

/** What can be sent again is kept; a letter with a link in it is not, for the link opens something. */
export const buildAbandonedColumns = (reason: string) => ({
  dueAt: null,
  lastError: reason,
  batchId: null,
  data: sql`case when ${mailOutbox.data} ?| array['link', 'code'] then '{}'::jsonb else ${mailOutbox.data} end`,
})
