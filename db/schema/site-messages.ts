import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { schoolSites } from './school-sites'

/** Messages of visitors to the school. */
export const schoolSiteMessages = pgTable(
  'school_site_messages',
  {
    id: id(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Null if it was not emailed. */
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('school_site_messages_site_id_index').on(table.siteId, table.createdAt, table.id),
    index('school_site_messages_created_at_index').on(table.createdAt),
    index('school_site_messages_email_index').on(sql`lower(${table.email})`),
  ],
)
