import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { ITEM_TYPE_NAMES } from '../../base/item-types'
import { createdAt, timestamptz, updatedAt } from '../columns'
import { users } from './accounts'
import { files } from './files'

export const itemType = pgEnum('item_type', ITEM_TYPE_NAMES)
export const itemAccess = pgEnum('item_access', ['free', 'premium'])
export const itemState = pgEnum('item_state', ['draft', 'published'])

/** Toolkit resources of a book or video: those of one theme, or one type across all themes. */
type ItemCompanion = { theme: string } | { resourceType: string }

/** Language-independent facts. Which are present depends on the type. */
export type ItemFacts = {
  pages?: number
  seconds?: number
  companion?: ItemCompanion
  link?: string
  picture?: string
  theme?: string
  resourceType?: string
  isCrossTheme?: boolean
}

/** Text besides the title. Which parts are present depends on the type. */
export type ItemText = {
  subtitle?: string
  description?: string
  author?: string
  category?: string
  grades?: string
  pages?: string[]
}

/** A book, video, workshop or toolkit resource. Its id is part of URLs and never changes. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    type: itemType('type').notNull(),
    position: integer('position').notNull(),
    access: itemAccess('access').notNull(),
    state: itemState('state').notNull().default('draft'),
    /** A draft is public from this time on. */
    publishAt: timestamptz('publish_at'),
    /** An unlisted item opens by its link, and is in no list. */
    isListed: boolean('is_listed').notNull().default(true),
    /** Of its files. Title and text are rows of their own, and can also exist in others. */
    language: text('language').notNull().default('en'),
    /** The original of this edition, for one in another language. */
    translationOf: text('translation_of').references((): AnyPgColumn => items.id, {
      onDelete: 'set null',
    }),
    facts: jsonb('facts').$type<ItemFacts>().notNull().default({}),
    /** Detects concurrent edits. */
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('items_changed_by_index').on(table.changedBy),
    index('items_translation_of_index').on(table.translationOf),
    index('items_type_index').on(table.type, table.position),
    index('items_publish_at_index').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    check(
      'items_only_drafts_are_scheduled',
      sql`${table.publishAt} is null or ${table.state} = 'draft'`,
    ),
    check('items_id_fits_an_address', sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

const itemIdColumn = () =>
  text('item_id')
    .notNull()
    .references(() => items.id, { onDelete: 'cascade' })

export const itemTexts = pgTable(
  'item_texts',
  {
    itemId: itemIdColumn(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<ItemText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
)

/** Copied from the store, so that lists need not read it. */
export type ItemFileFacts = {
  bytes?: number
  width?: number
  height?: number
  saveAs?: string
}

/** Either a file bundled with the site, by name, or one in the store. */
export const itemFiles = pgTable(
  'item_files',
  {
    itemId: itemIdColumn(),
    /** `document`, `text`, `cover`, `video`, `captions`, `poster`; resources: formats and `page-1` … */
    role: text('role').notNull(),
    bundled: text('bundled'),
    fileId: text('file_id').references(() => files.id),
    facts: jsonb('facts').$type<ItemFileFacts>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.role] }),
    index('item_files_file_id_index').on(table.fileId),
    check('item_files_one_home', sql`num_nonnulls(${table.bundled}, ${table.fileId}) = 1`),
  ],
)
