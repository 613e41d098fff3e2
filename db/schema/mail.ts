import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'

/**
 * Mails wait here from the transaction that caused them until they are sent.
 * `data` can hold a reset link, so it is emptied as soon as the mail is out, and when it is given up
 * with a link in it.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** Null where nobody asked who is known here: that letter is written and thrown away. */
    recipient: text('recipient'),
    template: text('template').notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try next; null once the mail is sent or given up. */
    dueAt: timestamptz('due_at').defaultNow(),
    sentAt: timestamptz('sent_at'),
    lastError: text('last_error'),
    /** One of very many alike, which go out a hundred at a time. */
    crowd: boolean('crowd').notNull().default(false),
    /** The mail that leads the hundred in which this one was sent; they stay together until it is settled. */
    batchId: uuid('batch_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_outbox_due_at_index').on(table.dueAt),
    index('mail_outbox_batch_id_index').on(table.batchId).where(sql`${table.batchId} is not null`),
    index('mail_outbox_created_at_index').on(table.createdAt),
    index('mail_outbox_unsent_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.sentAt} is null`),
  ],
)
