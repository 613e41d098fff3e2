import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { sessions, users } from './accounts'
import { liveSessions } from './live-sessions'

/** One browser on one device that shows reminders. It belongs to the last user who turned them on there. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Reminders on a device end with the login that turned them on. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** A secret URL at the browser's push service. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    browser: text('browser'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint_unique').on(table.endpoint),
    index('push_subscriptions_user_id_index').on(table.userId),
    index('push_subscriptions_session_id_index').on(table.sessionId),
  ],
)

export type PushMessage = { title: string; body: string; url: string }

/** Messages that wait; deleted once the push service accepted them, or when the session starts. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: id(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    /** As in `live_session_emails`, which claims the reminder. */
    kind: text('kind').notNull(),
    message: jsonb('message').$type<PushMessage>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamptz('due_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_outbox_once').on(table.subscriptionId, table.liveSessionId, table.kind),
    index('push_outbox_live_session_id_index').on(table.liveSessionId),
    index('push_outbox_due_at_index').on(table.dueAt),
  ],
)
