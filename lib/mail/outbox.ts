import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { getCurrentRequestId } from '@/base/request-id'
import { type Db, database } from '@/db/client'
import { languageOfRecipient } from '@/db/read-models/accounts'
import { mailOutbox } from '@/db/schema'
import type { Language } from '@/i18n/languages'
import type { EmailDataByTemplate } from './email-message'
import type { EmailName } from './email-rules'
import { hasBudgetLeft, takeBudgets } from './email-rules'
import { suppressMail } from './suppress'

export type OutgoingMail<Data extends EmailDataByTemplate> = {
  [T in keyof Data & EmailName]: { template: T; to: string | null; data: NonNullable<Data[T]> }
}[keyof Data & EmailName]

export type WaitingMail = {
  id: string
  recipient: string | null
  template: string
  data: Record<string, string>
  attempts: number
  createdAt: Date
  bulk: boolean
  batchId: string | null
  language: Language | null
  requestId: string | null
}

export type AddressedMail = WaitingMail & { recipient: string }

export const leasedColumns = {
  id: mailOutbox.id,
  recipient: mailOutbox.recipient,
  template: mailOutbox.template,
  data: mailOutbox.data,
  attempts: mailOutbox.attempts,
  createdAt: mailOutbox.createdAt,
  bulk: mailOutbox.bulk,
  batchId: mailOutbox.batchId,
  language: languageOfRecipient,
  requestId: mailOutbox.requestId,
}

/** Batch followers are leased with their leader only, or alone if the leader is gone. */
const IS_BATCH_LEADER = or(
  isNull(mailOutbox.batchId),
  eq(mailOutbox.batchId, mailOutbox.id),
  sql`not exists (select from mail_outbox leader
    where leader.id = ${mailOutbox.batchId} and leader.due_at is not null)`,
)

/** Far longer than one sending, so that only a dead process loses its lease. */
export const LEASE_SECONDS = 120

/**
 * Sent only if the transaction commits. Null if the mailbox has reached its daily limit; then the team finds it
 * under Emails. The type argument names the emails of the caller's domain; without it no email is accepted.
 */
export async function enqueueMail<Data extends EmailDataByTemplate = never>(
  tx: Db,
  { template, to, data }: OutgoingMail<NoInfer<Data>>,
  { inSeconds = 0 } = {},
): Promise<string | null> {
  if (to && !(await hasBudgetLeft(tx, template, to)))
    return suppressMail(tx, { template, to, data }, 'daily limit')
  const [row] = await tx
    .insert(mailOutbox)
    .values({
      template,
      recipient: to,
      data,
      requestId: getCurrentRequestId(),
      dueAt: afterMilliseconds(inSeconds * 1000),
    })
    .returning({ id: mailOutbox.id })
  return row?.id ?? null
}

type MailTo<Mail> = Mail & { to: string }

/** As `enqueueMail` for each, in a few statements: its id, or null if its mailbox has reached its limit. */
export async function enqueueWithinBudgets<Data extends EmailDataByTemplate = never>(
  tx: Db,
  mails: MailTo<OutgoingMail<NoInfer<Data>>>[],
): Promise<(string | null)[]> {
  if (mails.length === 0) return []
  const allowed = await takeBudgets(
    tx,
    mails.map(({ template, to }) => ({ template, to })),
  )
  const ids = mails.map((_, index) => (allowed[index] ? randomUUID() : null))
  const requestId = getCurrentRequestId()
  const rows = mails.flatMap(({ template, to, data }, index) => {
    const id = ids[index]
    return id ? { id, template, recipient: to, data, requestId, dueAt: sql`now()` } : []
  })
  if (rows.length > 0) await tx.insert(mailOutbox).values(rows)
  for (const [index, { template, to, data }] of mails.entries())
    if (!ids[index]) await suppressMail(tx, { template, to, data }, 'daily limit')
  return ids
}

/** For emails without a daily limit; one statement. */
export async function enqueueMails<Data extends EmailDataByTemplate = never>(
  tx: Db,
  mails: OutgoingMail<NoInfer<Data>>[],
  { isBulk = false } = {},
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ template, to, data }) => ({
    template,
    recipient: to,
    data,
    bulk: isBulk,
    requestId: getCurrentRequestId(),
  }))
  await tx.insert(mailOutbox).values(rows)
}

/** A little longer than the UI's undo window, to allow for latency. */
export const UNDO_WINDOW = { inSeconds: 14 }

export async function withdrawMail(tx: Db, id: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, 0), isNull(mailOutbox.sentAt)))
    .returning({ id: mailOutbox.id })
  return deletedRows.length > 0
}

/** Those that no process has tried to send. */
export async function withdrawMails(tx: Db, ids: string[]): Promise<void> {
  await tx
    .delete(mailOutbox)
    .where(and(inArray(mailOutbox.id, ids), eq(mailOutbox.attempts, 0), isNull(mailOutbox.sentAt)))
}

export async function leaseDueMail(): Promise<WaitingMail | undefined> {
  const db = await database()
  const oldest = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.dueAt, sql`now()`), IS_BATCH_LEADER))
    .orderBy(mailOutbox.dueAt)
    .limit(1)
    .for('update', { skipLocked: true })
  // `=` instead of `in`: the planner may run an `in` subquery again and lease more than one.
  const [mail] = await db
    .update(mailOutbox)
    .set({
      dueAt: afterMilliseconds(LEASE_SECONDS * 1000),
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(eq(mailOutbox.id, oldest))
    .returning(leasedColumns)
  return mail
}

export const markSent = (mail: WaitingMail) => updateLeasedMail(mail, SENT_COLUMNS)

export const postponeMail = (mail: WaitingMail, reason: string, delayMs: number) =>
  updateLeasedMail(mail, { dueAt: afterMilliseconds(delayMs), lastError: reason })

/** Decoy emails have no recipient. */
export async function deleteMail(mail: WaitingMail): Promise<void> {
  const db = await database()
  await db.delete(mailOutbox).where(eq(mailOutbox.id, mail.id))
}

export async function isQueued({ id }: WaitingMail): Promise<boolean> {
  const db = await database()
  const rows = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, id))
  return rows.length > 0
}

export const markAbandoned = (mail: WaitingMail, reason: string) =>
  updateLeasedMail(mail, buildAbandonedColumns(reason))

/** The attempt count identifies the lease, so that a process whose lease expired changes nothing. */
async function updateLeasedMail(mail: WaitingMail, columns: PgUpdateSetSource<typeof mailOutbox>) {
  const db = await database()
  await db
    .update(mailOutbox)
    .set(columns)
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts)))
}

export const afterMilliseconds = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

export const SENT_COLUMNS = {
  sentAt: sql`now()`,
  dueAt: null,
  data: {},
  lastError: null,
  batchId: null,
}

/** Keeps content for resending, except for templates with a link that grants access. */
export const buildAbandonedColumns = (reason: string) => ({
  dueAt: null,
  lastError: reason,
  batchId: null,
  data: sql`case when ${mailOutbox.data} ?| array['link', 'code'] then '{}'::jsonb else ${mailOutbox.data} end`,
})
