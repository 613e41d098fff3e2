import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'

/** Which facts are present depends on the file's kind. The text for `notes` is in i18n/files.ts. */
export type FileFacts = {
  pages?: number
  slides?: number
  cues?: number
  seconds?: number
  width?: number
  height?: number
  notes?: string[]
}

const bytes = (name: string) => bigint(name, { mode: 'number' })

/** Written last, so unfinished files stay invisible. The id is the SHA-256 of the bytes. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Detected from the bytes. */
    kind: text('kind', {
      enum: ['pdf', 'video', 'captions', 'picture', 'slides', 'document'],
    }).notNull(),
    type: text('type').notNull(),
    bytes: bytes('bytes').notNull(),
    /** As uploaded; for display, never used as a path. */
    name: text('name').notNull(),
    facts: jsonb('facts').$type<FileFacts>().notNull().default({}),
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

/** Text by page or slide: for search, and for reading a PDF on small screens. */
export const fileTexts = pgTable('file_texts', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  pages: jsonb('pages').$type<string[]>().notNull(),
})

/** Narrower copies of a picture, for small screens. They are files too. */
export const pictureWidths = pgTable(
  'picture_widths',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    drawnId: text('drawn_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.width] }),
    index('picture_widths_drawn_id_index').on(table.drawnId),
  ],
)

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Announced size and bytes received. */
    bytes: bytes('bytes').notNull(),
    received: bytes('received').notNull().default(0),
    /** Lease of the current check; once expired, another process starts over. */
    checkedUntil: timestamptz('checked_until'),
    /** Store objects being written for it, which the cleanup skips. */
    claimed: text('claimed').array().notNull().default([]),
    fileId: text('file_id').references(() => files.id, { onDelete: 'cascade' }),
    rejection: jsonb('rejection').$type<{ code: string; values?: unknown }>(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('uploads_user_id_index').on(table.userId),
    index('uploads_expires_at_index').on(table.expiresAt),
    index('uploads_file_id_index').on(table.fileId),
  ],
)

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
