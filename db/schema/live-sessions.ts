import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt } from '../columns'
import { users } from './accounts'

export const gatheringKind = pgEnum('gathering_kind', ['series', 'workshop', 'meeting'])
export const gatheringState = pgEnum('gathering_state', ['draft', 'published', 'cancelled'])

/** Upcoming, open, live or over is derived from the database's clock. */
export const gatherings = pgTable(
  'gatherings',
  {
    id: id(),
    slug: text('slug').notNull(),
    kind: gatheringKind('kind').notNull(),
    state: gatheringState('state').notNull().default('draft'),
    theme: text('theme'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    host: text('host').notNull(),
    hostLine: text('host_line').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    movedFrom: timestamptz('moved_from'),
    /** Shown only at the moment of joining. */
    meetingAddress: text('meeting_address').notNull(),
    audience: text('audience', { enum: ['person', 'subscriber'] }).notNull(),
    seats: integer('seats'),
    subject: text('subject'),
    region: text('region'),
    proof: text('proof', { enum: ['word', 'joining'] }).notNull(),
    word: text('word'),
    works: text('works').array().notNull().default([]),
    /** The id of our video, or an external URL. */
    recordingFilm: text('recording_film'),
    recordingAddress: text('recording_address'),
    /** Shared by sessions created as one series. */
    repeatId: uuid('repeat_id'),
    /** SEQUENCE of the calendar entry: raised with each change of time or state. */
    sequence: integer('sequence').notNull().default(0),
    /** Detects concurrent edits. */
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: timestamptz('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** When attendance was final and certificates were issued. */
    closedAt: timestamptz('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('gatherings_slug_unique').on(table.slug),
    index('gatherings_starts_at_index').on(table.startsAt),
    index('gatherings_repeat_id_index').on(table.repeatId),
    index('gatherings_changed_by_index').on(table.changedBy),
    check('gatherings_minutes_sane', sql`${table.minutes} between 10 and 600`),
  ],
)

export const registrationState = pgEnum('registration_state', [
  'registered',
  'waiting',
  'cancelled',
])

export const registrations = pgTable(
  'registrations',
  {
    gatheringId: uuid('gathering_id')
      .notNull()
      .references(() => gatherings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: registrationState('state').notNull(),
    /** Time of the current state; orders the waiting list. */
    since: timestamptz('since').notNull().defaultNow(),
    joinedAt: timestamptz('joined_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.gatheringId, table.userId] }),
    index('registrations_user_id_index').on(table.userId),
    index('registrations_waiting_index')
      .on(table.gatheringId, table.since)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

export const attendanceImports = pgTable(
  'attendance_imports',
  {
    id: id(),
    gatheringId: uuid('gathering_id')
      .notNull()
      .references(() => gatherings.id, { onDelete: 'cascade' }),
    importedBy: uuid('imported_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    index('attendance_imports_gathering_id_index').on(table.gatheringId),
    index('attendance_imports_imported_by_index').on(table.importedBy),
  ],
)

export const presences = pgTable(
  'presences',
  {
    gatheringId: uuid('gathering_id')
      .notNull()
      .references(() => gatherings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    how: text('how', { enum: ['word', 'joining', 'import', 'hand'] }).notNull(),
    at: timestamptz('at').notNull().defaultNow(),
    importId: uuid('import_id').references(() => attendanceImports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.gatheringId, table.userId] }),
    index('presences_user_id_index').on(table.userId),
    index('presences_at_index').on(table.at),
    index('presences_import_id_index').on(table.importId),
  ],
)

/** Emails about a session. Inserting the row is the right to send one, so none goes out twice. */
export const gatheringLetters = pgTable(
  'gathering_letters',
  {
    gatheringId: uuid('gathering_id')
      .notNull()
      .references(() => gatherings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `day:3`, `soon:3`, `moved:3`, `cancelled:4` …, with the calendar sequence. */
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.gatheringId, table.userId, table.kind] }),
    index('gathering_letters_user_id_index').on(table.userId),
  ],
)
