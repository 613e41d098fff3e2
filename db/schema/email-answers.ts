import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { contactMessages } from './contacts'
import { applications } from './schools'

/** What somebody wrote in reply to an email of the team: text only. */
export const emailAnswers = pgTable(
  'email_answers',
  {
    id: id(),
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'cascade',
    }),
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'cascade',
    }),
    /** Of the mail service, which may report an email twice. */
    receivedId: text('received_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    text: text('text').notNull(),
    /** The emails before it, which mail programs repeat below the answer. */
    quoted: text('quoted').notNull().default(''),
    /** Names only: the files stay at the mail service. */
    attachmentNames: text('attachment_names').array().notNull().default([]),
    /** Its text was not read. */
    isTooLarge: boolean('is_too_large').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('email_answers_received_id_unique').on(table.receivedId),
    index('email_answers_contact_message_id_index').on(table.contactMessageId, table.createdAt),
    index('email_answers_application_id_index').on(table.applicationId, table.createdAt),
    index('email_answers_email_index').on(sql`lower(${table.email})`),
    check(
      'email_answers_have_one_subject',
      sql`num_nonnulls(${table.contactMessageId}, ${table.applicationId}) = 1`,
    ),
  ],
)
