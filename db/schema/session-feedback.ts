import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../columns'
import { users } from './accounts'
import { liveSessions } from './live-sessions'

/** One answer per user and live session. The team reads it without the user. */
export const sessionFeedback = pgTable(
  'session_feedback',
  {
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usefulness: integer('usefulness').notNull(),
    clarity: integer('clarity').notNull(),
    comment: text('comment'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.liveSessionId, table.userId] }),
    index('session_feedback_user_id_index').on(table.userId),
    check(
      'session_feedback_scores',
      sql`${table.usefulness} between 1 and 5
      and ${table.clarity} between 1 and 5`,
    ),
  ],
)
