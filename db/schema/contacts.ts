import { index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'

export const contactMessageState = pgEnum('contact_message_state', ['open', 'answered', 'spam'])

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Legal deadline for requests about the sender's own data. */
    answerBy: day('answer_by'),
    state: contactMessageState('state').notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_created_at_index').on(table.createdAt, table.id),
    index('contact_messages_state_index').on(table.state, table.createdAt, table.id),
  ],
)

export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    contactMessageId: uuid('contact_message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    repliedBy: uuid('replied_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_replies_contact_message_id_index').on(table.contactMessageId, table.createdAt),
    index('contact_replies_replied_by_index').on(table.repliedBy),
  ],
)

/** Texts that the team inserts into replies. A removed one stays, so that it can come back. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: id(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** To detect edit conflicts. */
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    removedAt: timestamptz('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('reply_templates_changed_by_index').on(table.changedBy)],
)
