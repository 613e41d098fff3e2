import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { users } from './accounts'
import { liveSessions } from './live-sessions'

/** People who took part without an account. Becomes an attendance when a user confirms the address. */
export const attendanceInvitations = pgTable(
  'attendance_invitations',
  {
    id: id(),
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** In the outbox, so that it can be withdrawn. */
    mailId: uuid('mail_id'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('attendance_invitations_email_unique').on(
      table.liveSessionId,
      sql`lower(${table.email})`,
    ),
    index('attendance_invitations_email_index').on(sql`lower(${table.email})`),
    index('attendance_invitations_invited_by_index').on(table.invitedBy),
    index('attendance_invitations_created_at_index').on(table.createdAt),
  ],
)
