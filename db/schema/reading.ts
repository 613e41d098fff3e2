import { boolean, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns'
import { users } from './accounts'

const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const readingPositions = pgTable(
  'reading_positions',
  {
    userId: userIdColumn(),
    bookId: text('book_id').notNull(),
    view: text('view', { enum: ['text', 'page'] }).notNull(),
    page: integer('page').notNull(),
    scroll: real('scroll').notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bookId] })],
)

/** A bookmark, a note or both; a page with neither has no row. */
export const pageNotes = pgTable(
  'page_notes',
  {
    userId: userIdColumn(),
    bookId: text('book_id').notNull(),
    page: integer('page').notNull(),
    bookmarked: boolean('bookmarked').notNull(),
    note: text('note'),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bookId, table.page] })],
)

/** Words of a book, kept as a quote with the text around it, so that they are found in another edition. */
export const highlights = pgTable(
  'highlights',
  {
    userId: userIdColumn(),
    /** From the browser, and of this user only. */
    id: uuid('id').notNull(),
    bookId: text('book_id').notNull(),
    page: integer('page').notNull(),
    quote: text('quote').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    colour: text('colour', { enum: ['yellow', 'green', 'blue', 'pink'] }).notNull(),
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('highlights_user_id_book_id_index').on(table.userId, table.bookId),
  ],
)
