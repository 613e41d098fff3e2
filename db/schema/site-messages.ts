import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
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

/** Parents who ask about admission. Of a child only the class that they want. */
export const schoolSiteEnquiries = pgTable(
  'school_site_enquiries',
  {
    id: id(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    className: text('class_name').notNull(),
    schoolYear: text('school_year').notNull(),
    message: text('message'),
    state: text('state', { enum: ['new', 'called', 'visit', 'closed'] })
      .notNull()
      .default('new'),
    /** Of the school's office. */
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    /** Of all that was typed and its day, so that pressing twice stores one. */
    fingerprint: text('fingerprint').notNull(),
    /** Null if it was not emailed. */
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('school_site_enquiries_site_id_index').on(table.siteId, table.createdAt, table.id),
    uniqueIndex('school_site_enquiries_fingerprint_unique').on(table.siteId, table.fingerprint),
    index('school_site_enquiries_changed_at_index').on(table.changedAt),
    index('school_site_enquiries_email_index').on(sql`lower(${table.email})`),
  ],
)
