import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ArchivePart } from '@/base/training-kinds'
import { createdAt, timestamptz } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

/** Hours that a board asks of a teacher, from the school year that starts in `firstYear` until a later row. */
export const trainingRules = pgTable(
  'training_rules',
  {
    board: text('board').notNull(),
    firstYear: integer('first_year').notNull(),
    totalHours: integer('total_hours').notNull(),
    governmentHours: integer('government_hours').notNull(),
    inHouseHours: integer('in_house_hours').notNull(),
    valuesHours: integer('values_hours').notNull(),
    practiceHours: integer('practice_hours').notNull(),
    growthHours: integer('growth_hours').notNull(),
    /** The documents of the training file, in order. */
    archiveParts: text('archive_parts')
      .array()
      .$type<ArchivePart[]>()
      .notNull()
      .default(sql`'{letter,calendar,staff,certificates,summary}'`),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.firstYear] }),
    index('training_rules_saved_by_index').on(table.savedBy),
    check('training_rules_year_sane', sql`${table.firstYear} between 2000 and 2100`),
    check(
      'training_rules_parts_fit',
      sql`${table.governmentHours} + ${table.inHouseHours} <= ${table.totalHours}`,
    ),
  ],
)

/** A download of a school's training file that is being drawn. The row ends with it. */
export const trainingArchives = pgTable('training_archives', {
  schoolId: uuid('school_id')
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  /** Of this download, because a later one replaces a row that an ended process left. */
  id: uuid('id').notNull(),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
})
