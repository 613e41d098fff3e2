import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'

/**
 * What was found in a file. Which of these a file has follows from its kind; the words for `notes` are
 * in i18n/files.ts.
 */
export type FileFacts = {
  pages?: number
  slides?: number
  cues?: number
  seconds?: number
  width?: number
  height?: number
  /** What a person should know of a file that was taken all the same. */
  notes?: string[]
}

const bytes = (name: string) => bigint(name, { mode: 'number' })

/**
 * A file that was checked and lies in the store whole: the row comes last, so what has no row is seen by
 * nobody. Its id is the SHA-256 of its bytes, in hex, so the same bytes are one file.
 */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** As found in its bytes. */
    kind: text('kind', {
      enum: ['pdf', 'film', 'captions', 'picture', 'slides', 'document'],
    }).notNull(),
    type: text('type').notNull(),
    bytes: bytes('bytes').notNull(),
    /** As its owner called it; for people to read, and never a path. */
    name: text('name').notNull(),
    facts: jsonb('facts').$type<FileFacts>().notNull().default({}),
    /** A picture of the first page. */
    coverId: text('cover_id').references((): AnyPgColumn => files.id),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('files_id_is_a_hash', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    index('files_cover_id_index').on(table.coverId),
    index('files_created_by_index').on(table.createdBy),
  ],
)

/** The words of a PDF, page by page: for search, and to be read where a page is too small. */
export const fileTexts = pgTable('file_texts', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  pages: jsonb('pages').$type<string[]>().notNull(),
})

/** A file on its way. It ends as a file, with a refusal, or by being forgotten. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** All that was announced, and how much of it is here. */
    bytes: bytes('bytes').notNull(),
    received: bytes('received').notNull().default(0),
    /** Somebody looks into it until then; whoever finds this past begins anew. */
    checkedUntil: timestamptz('checked_until'),
    /** What is being written into the store for it: the sweep leaves that alone. */
    claimed: text('claimed').array().notNull().default([]),
    fileId: text('file_id').references(() => files.id, { onDelete: 'cascade' }),
    refusal: jsonb('refusal').$type<{ code: string; values?: unknown }>(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('uploads_user_id_index').on(table.userId),
    index('uploads_expires_at_index').on(table.expiresAt),
    index('uploads_file_id_index').on(table.fileId),
  ],
)

/** The pieces of a file on its way, each an object of its own in the store. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    start: bytes('start').notNull(),
    bytes: bytes('bytes').notNull(),
    key: text('key').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)
