import 'server-only'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import type { MailData, Template } from './letters'

/** The rows between a change and its mail. Written in the change's own transaction. */

type Order = { [T in Template]: { template: T; to: string; data: MailData[T] } }[Template]

export type DueMail = { id: string; recipient: string; attempts: number; age: number } & {
  [T in Template]: { template: T; data: MailData[T] }
}[Template]

export async function enqueueMail(tx: Db, { template, to, data }: Order): Promise<void> {
  await tx.insert(mailOutbox).values({ template, recipient: to, data })
}

/** Takes the mail that is due longest; for the length of the lease no other sender sees it. */
export async function takeDue(leaseSeconds: number): Promise<DueMail | null> {
  const db = await database()
  const due = sql`(select ${mailOutbox.id} from ${mailOutbox} where ${mailOutbox.dueAt} <= now()
    order by ${mailOutbox.dueAt} limit 1 for update skip locked)`
  const [row] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(sql`${mailOutbox.id} = ${due}`)
    .returning({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      template: mailOutbox.template,
      data: mailOutbox.data,
      attempts: mailOutbox.attempts,
      age: sql<number>`extract(epoch from now() - ${mailOutbox.createdAt})::int`,
    })
  return (row as DueMail | undefined) ?? null
}

/** Sent or given up: the row stays for a while as a record, its content does not. */
export async function closeMail(id: string, outcome: { sent: boolean; error?: string }) {
  const db = await database()
  await db
    .update(mailOutbox)
    .set({
      dueAt: null,
      data: {},
      sentAt: outcome.sent ? sql`now()` : null,
      lastError: outcome.error ?? null,
    })
    .where(eq(mailOutbox.id, id))
}

export async function postponeMail(id: string, seconds: number, error: string): Promise<void> {
  const db = await database()
  await db
    .update(mailOutbox)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})`, lastError: error })
    .where(eq(mailOutbox.id, id))
}

export async function purgeOldMail(db: Db): Promise<void> {
  const old = lt(mailOutbox.createdAt, sql`now() - interval '30 days'`)
  await db.delete(mailOutbox).where(and(isNull(mailOutbox.dueAt), old))
}
