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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  SESSION_PROVIDER_CLASSES,
  STANDARD_DOMAINS,
  TRAINING_MODES,
} from '../../base/training-kinds'
import type { Language } from '../../i18n/languages'
import { createdAt, id, timestamptz, updatedAt } from '../columns'
import { users } from './accounts'

export const liveSessionKind = pgEnum('live_session_kind', ['series', 'workshop', 'meeting'])
export const liveSessionState = pgEnum('live_session_state', ['draft', 'published', 'cancelled'])

export type AnnouncedTime = { startsAt: string; minutes: number; sequence: number }

/** Upcoming, open, live or over is derived from the database's clock. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: id(),
    slug: text('slug').notNull(),
    kind: liveSessionKind('kind').notNull(),
    state: liveSessionState('state').notNull().default('draft'),
    theme: text('theme'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** In which it is held; also of its title and summary. */
    language: text('language').$type<Language>().notNull().default('en'),
    host: text('host').notNull(),
    hostBio: text('host_bio').notNull(),
    /** What teachers leave with, and what they prepare. */
    takeaway: text('takeaway'),
    preparation: text('preparation'),
    startsAt: timestamptz('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    rescheduledFrom: timestamptz('rescheduled_from'),
    /** What people know while the email about a new time waits. */
    announcedTime: jsonb('announced_time').$type<AnnouncedTime>(),
    /** When that email is sent; until then the new time can be undone. */
    newTimeDueAt: timestamptz('new_time_due_at'),
    /** Shown only at the moment of joining. */
    meetingUrl: text('meeting_url').notNull(),
    audience: text('audience', { enum: ['user', 'subscriber'] }).notNull(),
    capacity: integer('capacity'),
    subject: text('subject'),
    region: text('region'),
    providerClass: text('provider_class', { enum: SESSION_PROVIDER_CLASSES })
      .notNull()
      .default('other'),
    mode: text('mode', { enum: TRAINING_MODES }).notNull().default('online'),
    standardDomain: text('standard_domain', { enum: STANDARD_DOMAINS }),
    attendanceMethod: text('attendance_method', { enum: ['code', 'joining'] }).notNull(),
    attendanceCode: text('attendance_code'),
    resourceIds: text('resource_ids').array().notNull().default([]),
    /** The id of our video, or an external URL. */
    recordingVideoId: text('recording_video_id'),
    recordingUrl: text('recording_url'),
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
    /** When the team last reminded teachers who have not chosen a certificate name. */
    remindedAt: timestamptz('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('live_sessions_slug_unique').on(table.slug),
    index('live_sessions_starts_at_index').on(table.startsAt),
    index('live_sessions_to_close_index')
      .on(table.startsAt, table.id)
      .where(sql`${table.state} = 'published' and ${table.closedAt} is null`),
    index('live_sessions_new_time_due_at_index')
      .on(table.newTimeDueAt)
      .where(sql`${table.newTimeDueAt} is not null`),
    index('live_sessions_repeat_id_index').on(table.repeatId),
    index('live_sessions_changed_by_index').on(table.changedBy),
    check('live_sessions_never_government', sql`${table.providerClass} in ('other', 'in-house')`),
    check('live_sessions_minutes_sane', sql`${table.minutes} between 10 and 600`),
  ],
)

export const registrationState = pgEnum('registration_state', [
  'registered',
  'waiting',
  'cancelled',
])

export const liveSessionRegistrations = pgTable(
  'live_session_registrations',
  {
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
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
    primaryKey({ columns: [table.liveSessionId, table.userId] }),
    index('live_session_registrations_user_id_index').on(table.userId),
    index('live_session_registrations_waiting_index')
      .on(table.liveSessionId, table.since)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

export const attendanceImports = pgTable(
  'attendance_imports',
  {
    id: id(),
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    importedBy: uuid('imported_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    index('attendance_imports_live_session_id_index').on(table.liveSessionId),
    index('attendance_imports_imported_by_index').on(table.importedBy),
  ],
)

export const attendances = pgTable(
  'attendances',
  {
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ['code', 'joining', 'import', 'manual'] }).notNull(),
    at: timestamptz('at').notNull().defaultNow(),
    importId: uuid('import_id').references(() => attendanceImports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.liveSessionId, table.userId] }),
    index('attendances_user_id_index').on(table.userId),
    index('attendances_at_index').on(table.at),
    index('attendances_import_id_index').on(table.importId),
  ],
)

/** Emails about a session. Inserting the row is the right to send one, so none goes out twice. */
export const liveSessionEmails = pgTable(
  'live_session_emails',
  {
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `day:3`, `soon:3`, `moved:3`, `cancelled:4` …, with the calendar sequence. */
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.liveSessionId, table.userId, table.kind] }),
    index('live_session_emails_user_id_index').on(table.userId),
  ],
)
