import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contacts_created_at_index').on(table.createdAt)],
)
