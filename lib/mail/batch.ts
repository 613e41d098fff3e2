import 'server-only'
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { getCurrentRequestId } from '@/base/request-id'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { type BatchEmail, mailBatches, mailOutbox } from '@/db/schema'
import type { EmailDataByTemplate, EmailMessage } from './email-message'
import { toOneLine } from './email-message'
import { EMAIL_RULES, type EmailName } from './email-rules'
import {
  type AddressedMail,
  afterMilliseconds,
  LEASE_SECONDS,
  leasedColumns,
  type WaitingMail,
} from './outbox'
import type { RenderedEmail } from './render'
import { buildTags, MAIL_ID_TAG } from './resend'
import { createUnsubscribeUrl } from './unsubscribe'
import { isDeliverable } from './withhold'

/** Resend's limit per call. */
const MAX_BATCH_SIZE = 100

/** The service remembers an idempotency key for 24 hours; after that a repetition would be a second email. */
const MAX_REPEAT_SECONDS = 23.5 * 60 * 60

type StoredBatch = { payload: BatchEmail[]; isTooOld: boolean }

export type RenderedMail = { mail: AddressedMail; content: RenderedEmail }

/** Also the idempotency key. It survives a leader that was deleted. */
export const getBatchKey = (leader: WaitingMail) => leader.batchId ?? leader.id

/**
 * A retried batch keeps its members, because its idempotency key identifies it. Otherwise the oldest emails
 * of the same kind and request join, and the leader is saved before anything is sent.
 */
export async function leaseBatch(leader: WaitingMail): Promise<AddressedMail[]> {
  const db = await database()
  const batchCondition = leader.batchId
    ? and(eq(mailOutbox.batchId, leader.batchId), isNotNull(mailOutbox.dueAt))
    : and(
        eq(mailOutbox.template, leader.template),
        mailOutbox.bulk,
        isNull(mailOutbox.batchId),
        sql`${mailOutbox.requestId} is not distinct from ${leader.requestId}::uuid`,
        lte(mailOutbox.dueAt, sql`now()`),
        isDeliverable(leader.template),
      )
  return db.transaction(async (tx) => {
    const lease = { batchId: getBatchKey(leader), dueAt: afterMilliseconds(LEASE_SECONDS * 1000) }
    await tx.update(mailOutbox).set(lease).where(eq(mailOutbox.id, leader.id))
    const followerIds = tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(batchCondition, ne(mailOutbox.id, leader.id)))
      .orderBy(asc(mailOutbox.dueAt), asc(mailOutbox.id))
      .limit(MAX_BATCH_SIZE - 1)
      .for('update', { skipLocked: true })
    // `array`, because an `in` subquery may run again and lease more.
    const followers = await tx
      .update(mailOutbox)
      .set({ ...lease, attempts: sql`${mailOutbox.attempts} + 1` })
      .where(sql`${mailOutbox.id} = any(array(${followerIds}))`)
      .returning(leasedColumns)
    return [leader, ...followers.sort((a, b) => (a.id < b.id ? -1 : 1))].filter(
      (mail): mail is AddressedMail => mail.recipient !== null,
    )
  })
}

/** The leader's attempt count identifies the lease, so that a process whose lease expired changes nothing. */
export async function updateBatch(
  leader: WaitingMail,
  columns: PgUpdateSetSource<typeof mailOutbox>,
  { onlyIds, exceptIds = [] }: { onlyIds?: string[]; exceptIds?: string[] } = {},
): Promise<void> {
  const db = await database()
  await db
    .update(mailOutbox)
    .set(columns)
    .where(
      and(
        eq(mailOutbox.batchId, getBatchKey(leader)),
        onlyIds && inArray(mailOutbox.id, onlyIds),
        exceptIds.length > 0 ? notInArray(mailOutbox.id, exceptIds) : undefined,
        sql`exists (select from mail_outbox l
          where l.id = ${leader.id} and l.attempts = ${leader.attempts})`,
      ),
    )
}

export async function findStoredBatch(key: string): Promise<StoredBatch | undefined> {
  const db = await database()
  const [batch] = await db
    .select({
      payload: mailBatches.payload,
      isTooOld: sql<boolean>`${mailBatches.createdAt} < ${ago(MAX_REPEAT_SECONDS)}`,
    })
    .from(mailBatches)
    .where(eq(mailBatches.id, key))
  return batch
}

/** Returns what is stored, also if another process was faster. Resend allows no attachments here. */
export async function storeBatch(key: string, rendered: RenderedMail[]): Promise<BatchEmail[]> {
  const db = await database()
  const { mailFrom } = settings()
  const payload = rendered.map(({ mail, content: { attachments: _, ...email } }) => ({
    from: mailFrom,
    to: mail.recipient,
    ...email,
    tags: buildTags(mail),
  }))
  await db.insert(mailBatches).values({ id: key, payload }).onConflictDoNothing()
  return (await findStoredBatch(key))?.payload ?? []
}

/** Kept while an email of the batch waits: a process whose lease expired may be late. */
export async function deleteStoredBatch(key: string): Promise<void> {
  const db = await database()
  await db
    .delete(mailBatches)
    .where(
      and(
        eq(mailBatches.id, key),
        notExists(db.select().from(mailOutbox).where(eq(mailOutbox.batchId, key))),
      ),
    )
}

export const getMailId = ({ tags }: BatchEmail): string =>
  tags.find(({ name }) => name === MAIL_ID_TAG)?.value ?? ''

type BulkMail<Data extends EmailDataByTemplate> = {
  [T in keyof Data & EmailName]: { template: T; data: Omit<Data[T], 'firstname'> }
}[keyof Data & EmailName] & {
  /** Selects `email` and `firstname`. */
  recipients: SQL
  /** Sent in batches of 100, without attachments. */
  isBulk: boolean
}

export async function enqueueBulk<Data extends EmailDataByTemplate = never>(
  tx: Db,
  { template, data, recipients, isBulk }: BulkMail<NoInfer<Data>>,
): Promise<number> {
  return enqueueSelected(
    tx,
    sql`select gen_random_uuid() as id, p.email as recipient, ${template}::text as template,
      ${JSON.stringify(data)}::jsonb || jsonb_build_object('firstname', p.firstname) as data
      from (${recipients}) p`,
    { isBulk },
  )
}

/** In one statement; `rows` selects `id`, `recipient`, `template` and `data`. */
export async function enqueueSelected(tx: Db, rows: SQL, { isBulk = true } = {}): Promise<number> {
  const insertedRows = await tx
    .insert(mailOutbox)
    .select(
      sql`select mail.id, mail.recipient, mail.template, mail.data,
        0, now(), null::timestamptz, null, ${isBulk}::boolean, null::uuid, now(), null, null::timestamptz,
        ${getCurrentRequestId() ?? null}::uuid
        from (${rows}) mail`,
    )
    .returning({ id: mailOutbox.id })
  return insertedRows.length
}

/** What every email needs: a subject without line breaks, its reason, and a link to unsubscribe if it has a subscriber. */
export const completeEmail = (
  email: EmailMessage,
  template: EmailName,
  data: object,
): EmailMessage => ({
  ...email,
  subject: toOneLine(email.subject),
  reason: EMAIL_RULES[template].reason,
  unsubscribeUrl: findUnsubscribeUrl(data),
})

function findUnsubscribeUrl(data: object): string | undefined {
  if ('userId' in data) {
    const kind = 'unsubscribe' in data && data.unsubscribe === 'news' ? 'news' : 'reminders'
    return createUnsubscribeUrl({ userId: `${data.userId}`, kind })
  }
  if ('mailbox' in data)
    return createUnsubscribeUrl({ userId: `${data.mailbox}`, kind: 'invitations' })
}
