import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { STATISTICS_SPANS } from '../../base/statistics-kinds'
import { day, timestamptz } from '../columns'

/**
 * Counts without personal data. A school has no foreign key, so that its counts stay when it is deleted;
 * NO_SCHOOL stands for none. District and board are the school's at the last update; empty for none.
 */
export const NO_SCHOOL = '00000000-0000-0000-0000-000000000000'

const groupColumns = () => ({
  district: text('district').notNull().default(''),
  board: text('board').notNull().default(''),
})

/** `added` rows are never computed again: events, and what erased users had done. */
const sourceColumn = () => text('source', { enum: ['computed', 'added'] }).notNull()

const count = (name: string) => integer(name).notNull().default(0)

const countColumns = () => ({
  accounts: count('accounts'),
  registrations: count('registrations'),
  attendances: count('attendances'),
  minutes: count('minutes'),
  certificates: count('certificates'),
  downloads: count('downloads'),
  books: count('books'),
})

/** What is computed, and when; null until the first time. */
export const statisticsPeriods = pgTable(
  'statistics_periods',
  {
    span: text('span', { enum: STATISTICS_SPANS }).notNull(),
    firstDay: day('first_day').notNull(),
    computedAt: timestamptz('computed_at'),
  },
  (table) => [primaryKey({ columns: [table.span, table.firstDay] })],
)

export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: day('day').notNull(),
    schoolId: uuid('school_id').notNull(),
    theme: text('theme').notNull(),
    source: sourceColumn(),
    ...groupColumns(),
    ...countColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.schoolId, table.theme, table.source] }),
    index('daily_counts_school_id_index').on(table.schoolId, table.day),
    index('daily_counts_district_index').on(table.district, table.day),
    index('daily_counts_without_school_index').on(table.day).where(sql`${table.board} = ''`),
  ],
)

/** Sums of past days of `daily_counts`, so that long periods are fast. */
export const dailyGroupCounts = pgTable(
  'daily_group_counts',
  {
    day: day('day').notNull(),
    theme: text('theme').notNull(),
    ...groupColumns(),
    ...countColumns(),
  },
  (table) => [primaryKey({ columns: [table.day, table.district, table.board, table.theme] })],
)

/** Teachers who attended a session in a month or school year; days cannot be added up to this. */
export const activeTeachers = pgTable(
  'active_teachers',
  {
    span: text('span', { enum: STATISTICS_SPANS }).notNull(),
    firstDay: day('first_day').notNull(),
    theme: text('theme').notNull(),
    schoolId: uuid('school_id').notNull(),
    source: sourceColumn(),
    ...groupColumns(),
    teachers: count('teachers'),
  },
  (table) => [
    primaryKey({
      columns: [table.span, table.firstDay, table.theme, table.schoolId, table.source],
    }),
    index('active_teachers_school_id_index').on(table.schoolId, table.span, table.firstDay),
  ],
)

/** Sums of `active_teachers`, so that periods of many months are fast. */
export const activeGroupTeachers = pgTable(
  'active_group_teachers',
  {
    span: text('span', { enum: STATISTICS_SPANS }).notNull(),
    firstDay: day('first_day').notNull(),
    theme: text('theme').notNull(),
    ...groupColumns(),
    teachers: count('teachers'),
  },
  (table) => [
    primaryKey({
      columns: [table.span, table.firstDay, table.theme, table.district, table.board],
    }),
  ],
)
