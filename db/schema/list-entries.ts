import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LIST_NAMES } from '../../base/list-names'
import { createdAt, timestamptz } from '../columns'

export type LabelTranslations = Record<string, { label: string; of: string }>

/** Never deleted, because records and URLs contain the slug. A retired entry is no longer offered. */
export const listEntries = pgTable(
  'list_entries',
  {
    list: text('list', { enum: LIST_NAMES }).notNull(),
    slug: text('slug').notNull(),
    label: text('label').notNull(),
    /** By language, each with the English label that it translates. */
    translations: jsonb('translations').$type<LabelTranslations>().notNull().default({}),
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
