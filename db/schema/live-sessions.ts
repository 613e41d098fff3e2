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

/**
 * A session of the series, a workshop or a meeting (a gathering, so that nobody takes it for a login).
 * Whether it is upcoming, open, live or over follows from the database's clock.
 */
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
    /** Where it stood before it was moved. */
    movedFrom: timestamptz('moved_from'),
    /** Told to who may join, in the moment of joining, and to nobody else. */
    meetingAddress: text('meeting_address').notNull(),
    audience: text('audience', { enum: ['person', 'subscriber'] }).notNull(),
    seats: integer('seats'),
    /** Of a meeting. */
    subject: text('subject'),
    region: text('region'),
    proof: text('proof', { enum: ['word', 'joining'] }).notNull(),
    word: text('word'),
    /** Works of the toolkit, by id. */
    works: text('works').array().notNull().default([]),
    /** A film of ours by id, or an address elsewhere. */
    recordingFilm: text('recording_film'),
    recordingAddress: text('recording_address'),
    /** Those that were made together repeat one another. */
    repeatId: uuid('repeat_id'),
    /** Of the calendar's entry: higher with each change of time or state. */
    sequence: integer('sequence').notNull().default(0),
    /** Counts the savings, for two who change it at once. */
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: timestamptz('cancelled_at'),
    /** As those who are registered read it. */
    cancelReason: text('cancel_reason'),
    /** When presence was settled and certificates went out; null while it has not been. */
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

/** Who means to come, who waits for a seat, and who pressed Join when. */
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
    /** Since when in this state: the waiting list goes by it. */
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

/** A list of the meeting service that the team took over, so that it can be taken back. */
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

/** Who was there, and how that is known. */
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

/** Which letters about a gathering are on their way to whom: the row is the right to write it. */
export const gatheringLetters = pgTable(
  'gathering_letters',
  {
    gatheringId: uuid('gathering_id')
      .notNull()
      .references(() => gatherings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `day:3`, `soon:3`, `moved:3`, `cancelled:4` …, with the sequence that it tells of. */
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.gatheringId, table.userId, table.kind] }),
    index('gathering_letters_user_id_index').on(table.userId),
  ],
)
