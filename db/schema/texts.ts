import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns'
import { users } from './accounts'

type StoredTextValues = Record<string, string>

/** What the team writes over the texts of the code, by name. Values hold only what differs from them. */
export const siteTexts = pgTable(
  'site_texts',
  {
    name: text('name').primaryKey(),
    draft: jsonb('draft').$type<StoredTextValues>().notNull(),
    /** The text of a colleague that the draft has replaced. */
    previousDraft: jsonb('previous_draft').$type<StoredTextValues>(),
    /** Of the draft, to detect edit conflicts. */
    version: integer('version').notNull().default(0),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [index('site_texts_changed_by_index').on(table.changedBy)],
)

/** The history of each text: the highest number is what visitors read. */
export const siteTextVersions = pgTable(
  'site_text_versions',
  {
    name: text('name')
      .notNull()
      .references(() => siteTexts.name),
    number: integer('number').notNull(),
    values: jsonb('values').$type<StoredTextValues>().notNull(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.number] }),
    index('site_text_versions_published_by_index').on(table.publishedBy),
  ],
)
