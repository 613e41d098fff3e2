import { sql } from 'drizzle-orm'
import { boolean, index, integer, json, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'

/** Inserted with its cause. `data` can hold a reset link, so it is cleared after sending. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** Null for unknown addresses: the email is rendered and discarded. */
    recipient: text('recipient'),
    template: text('template').notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once the email is sent or given up. */
    dueAt: timestamptz('due_at').defaultNow(),
    sentAt: timestamptz('sent_at'),
    lastError: text('last_error'),
    bulk: boolean('bulk').notNull().default(false),
    /** First email of its batch; the batch stays together until its outcome is known. */
    batchId: uuid('batch_id'),
    createdAt: createdAt(),
    /**
     * What the mail service reported about the sent email; `withheld`: not sent, the address had failed;
     * `suppressed`: not sent, a daily limit or nobody has confirmed the address.
     */
    outcome: text('outcome', {
      enum: ['undelivered', 'delivered', 'bounced', 'complained', 'withheld', 'suppressed'],
    }),
    outcomeAt: timestamptz('outcome_at'),
    /** Of the request that caused it, as the log has it. */
    requestId: uuid('request_id'),
  },
  (table) => [
    index('mail_outbox_due_at_index').on(table.dueAt),
    index('mail_outbox_batch_id_index').on(table.batchId).where(sql`${table.batchId} is not null`),
    index('mail_outbox_created_at_index').on(table.createdAt),
    index('mail_outbox_unsent_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.sentAt} is null`),
    index('mail_outbox_recipient_index').on(sql`lower(${table.recipient})`, table.createdAt),
    index('mail_outbox_outcome_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.outcome} <> 'delivered'`),
  ],
)

/**
 * What is sent in one call, stored before the first attempt: a repetition must be identical, or the service
 * would not recognise it. Deleted as soon as the outcome is known.
 */
export const mailBatches = pgTable(
  'mail_batches',
  {
    /** `batch_id` of its emails, and the idempotency key. */
    id: uuid('id').primaryKey(),
    payload: json('payload').$type<BatchEmail[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mail_batches_created_at_index').on(table.createdAt)],
)

export type BatchEmail = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  tags: { name: string; value: string }[]
}
