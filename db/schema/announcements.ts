import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_STATES } from '../../base/announcement-kinds'
import { createdAt, id, timestamptz, updatedAt } from '../columns'
import { users } from './accounts'

/** One email to many users. A draft until it is scheduled; nothing changes once sending starts. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    state: text('state', { enum: ANNOUNCEMENT_STATES }).notNull().default('draft'),
    audience: text('audience', { enum: ANNOUNCEMENT_AUDIENCES }).notNull(),
    /** A school, a live session, a board or a district, as the audience asks. */
    audienceValue: text('audience_value').notNull().default(''),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Detects concurrent edits. */
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    startsAt: timestamptz('starts_at'),
    finishedAt: timestamptz('finished_at'),
    /** Results, kept when the recipients are deleted. */
    recipientCount: integer('recipient_count'),
    sentCount: integer('sent_count'),
    deliveredCount: integer('delivered_count'),
    bouncedCount: integer('bounced_count'),
    complainedCount: integer('complained_count'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('announcements_created_at_index').on(table.createdAt, table.id),
    index('announcements_due_index')
      .on(table.startsAt)
      .where(sql`${table.state} in ('scheduled', 'sending')`),
    index('announcements_changed_by_index').on(table.changedBy),
    check(
      'announcements_have_a_start',
      sql`${table.state} in ('draft', 'cancelled') or ${table.startsAt} is not null`,
    ),
  ],
)

/** Inserting the row is the right to send the email, so nobody gets it twice. */
export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of its row in the outbox. */
    mailId: uuid('mail_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_recipients_user_id_index').on(table.userId),
    index('announcement_recipients_created_at_index').on(table.createdAt),
  ],
)
