import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, day, id } from '../columns'
import { users } from './accounts'

export const messageState = pgEnum('message_state', ['open', 'answered', 'spam'])

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Legal deadline for requests about the sender's own data. */
    answerBy: day('answer_by'),
    state: messageState('state').notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contacts_created_at_index').on(table.createdAt, table.id),
    index('contacts_state_index').on(table.state, table.createdAt, table.id),
  ],
)

export const messageAnswers = pgTable(
  'message_answers',
  {
    id: id(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_answers_contact_id_index').on(table.contactId, table.createdAt),
    index('message_answers_answered_by_index').on(table.answeredBy),
  ],
)
