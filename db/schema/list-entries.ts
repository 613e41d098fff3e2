import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LIST_NAMES } from '../../base/list-names'
import { createdAt, timestamptz } from '../columns'

/** Never deleted, because records and URLs contain the slug. A retired entry is no longer offered. */
export const listEntries = pgTable(
  'list_entries',
  {
    list: text('list', { enum: LIST_NAMES }).notNull(),
    slug: text('slug').notNull(),
    label: text('label').notNull(),
    /** Before it was renamed, newest last, for URLs. Each belongs to one entry of a list. */
    formerLabels: text('former_labels').array().notNull().default([]),
    position: integer('position').notNull(),
    retiredAt: timestamptz('retired_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.slug] }),
    uniqueIndex('list_entries_label_unique').on(table.list, sql`lower(${table.label})`),
  ],
)
