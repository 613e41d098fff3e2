import { sql } from 'drizzle-orm'
import {
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
import { createdAt, updatedAt } from '../columns'
import { users } from './accounts'
import { files } from './files'

export const itemShelf = pgEnum('item_shelf', ['book', 'film', 'workshop', 'work'])
export const itemAccess = pgEnum('item_access', ['free', 'premium'])
export const itemState = pgEnum('item_state', ['draft', 'published'])

/** What of the toolkit goes with a book or a film: the works of a theme, or one part of every theme. */
type ItemCompanion = { theme: string } | { part: string }

/** What is the same in every language; which of these an item has follows from its shelf. */
export type ItemFacts = {
  pages?: number
  seconds?: number
  companion?: ItemCompanion
  /** Of a workshop: where one registers, and its drawing. */
  link?: string
  picture?: string
  /** Of a work: where it stands in the toolkit, and whether its sheets lie across. */
  theme?: string
  part?: string
  across?: boolean
}

/** What is said of it beside its title; which of these an item has follows from its shelf. */
export type ItemText = {
  description?: string
  author?: string
  category?: string
  grades?: string
  /** Of a work: what stands on each page. */
  pages?: string[]
}

/** A book, a film, a workshop or a work of the toolkit. Its id stands in addresses and never changes. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    shelf: itemShelf('shelf').notNull(),
    place: integer('place').notNull(),
    access: itemAccess('access').notNull(),
    state: itemState('state').notNull().default('draft'),
    facts: jsonb('facts').$type<ItemFacts>().notNull().default({}),
    /** Counts the savings, for two who change it at once. */
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('items_changed_by_index').on(table.changedBy),
    index('items_shelf_index').on(table.shelf, table.place),
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
    words: jsonb('words').$type<ItemText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
)

/** Measures of a file, so that a page that lists it need not look into the store. */
export type ItemFileFacts = {
  bytes?: number
  width?: number
  height?: number
  /** The name under which it is saved. */
  saveAs?: string
}

/** What belongs to an item: a file that comes with the site, by its name in there, or one of the store. */
export const itemFiles = pgTable(
  'item_files',
  {
    itemId: itemIdColumn(),
    /** `document`, `text`, `cover`, `film`, `captions`, `poster`; of a work its formats and `page-1` … */
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
