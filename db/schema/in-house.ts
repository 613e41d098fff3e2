import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { STANDARD_DOMAINS } from '../../base/training-kinds'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'
import { files } from './files'
import { items } from './items'
import { schools } from './schools'

/** Training that a school holds itself. Kept with the school, because its teachers' hours depend on it. */
export const inHouseSessions = pgTable(
  'in_house_sessions',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** A video or toolkit resource that the session uses. */
    itemId: text('item_id').references(() => items.id, { onDelete: 'set null' }),
    startsAt: timestamptz('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    standardDomain: text('standard_domain', { enum: STANDARD_DOMAINS }),
    attendanceCode: text('attendance_code').notNull(),
    plannedBy: uuid('planned_by').references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: timestamptz('cancelled_at'),
    /** Its details and attendance no longer change; teachers can print the school's certificate. */
    closedAt: timestamptz('closed_at'),
    /** Photo or PDF of the list that the teachers signed on paper. */
    signedListFileId: text('signed_list_file_id').references(() => files.id, {
      onDelete: 'set null',
    }),
    /** Counts the changes of the details, so that nobody overwrites a colleague's. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('in_house_sessions_school_id_index').on(table.schoolId, table.startsAt),
    index('in_house_sessions_item_id_index').on(table.itemId),
    index('in_house_sessions_planned_by_index').on(table.plannedBy),
    index('in_house_sessions_signed_list_file_id_index').on(table.signedListFileId),
    check('in_house_sessions_minutes_sane', sql`${table.minutes} between 1 and 720`),
  ],
)

export const inHouseAttendances = pgTable(
  'in_house_attendances',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => inHouseSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ['code', 'coordinator'] }).notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    index('in_house_attendances_user_id_index').on(table.userId),
  ],
)
