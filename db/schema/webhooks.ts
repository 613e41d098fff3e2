import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

/** A URL that learns of changes. Without a school it is the team's and learns of the whole site. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    encryptedSecret: text('encrypted_secret').notNull(),
    /** Also signs for a day after the secret was renewed. */
    formerEncryptedSecret: text('former_encrypted_secret'),
    formerSecretUntil: timestamptz('former_secret_until'),
    state: text('state', { enum: ['active', 'paused', 'failing', 'ended'] })
      .notNull()
      .default('active'),
    /** Attempts that failed since the last one that did not. */
    failures: integer('failures').notNull().default(0),
    failingSince: timestamptz('failing_since'),
    /** No attempt before this time, whatever is due. */
    heldUntil: timestamptz('held_until'),
    /** Of the last turn of deliveries, so that webhooks take turns. */
    servedAt: timestamptz('served_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhooks_school_id_index').on(table.schoolId),
    index('webhooks_created_by_index').on(table.createdBy),
  ],
)

/** The outbox: one event for one webhook, inserted with its cause. Holds the last attempt too. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same in each attempt and in each webhook that gets the event. */
    eventId: uuid('event_id').notNull(),
    event: text('event').notNull(),
    /** Events about one object are delivered in the order of `sequence`. */
    object: text('object').notNull(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    /** The teacher whom the event is about. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The exact bytes, because they are signed. */
    payload: text('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is delivered or given up. */
    dueAt: timestamptz('due_at').defaultNow(),
    attemptedAt: timestamptz('attempted_at'),
    deliveredAt: timestamptz('delivered_at'),
    milliseconds: integer('milliseconds'),
    status: integer('status'),
    /** The start of the response, as text. */
    response: text('response'),
    problem: text('problem'),
    createdAt: createdAt(),
    /** Of the request that caused the event, as the log has it. */
    requestId: uuid('request_id'),
  },
  (table) => [
    index('webhook_deliveries_waiting_index')
      .on(table.webhookId, table.sequence)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_object_index')
      .on(table.webhookId, table.object, table.sequence)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_webhook_id_index').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_created_at_index').on(table.createdAt),
    index('webhook_deliveries_user_id_index').on(table.userId),
    check('webhook_deliveries_payload_small', sql`length(${table.payload}) <= 65536`),
  ],
)
