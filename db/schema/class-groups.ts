import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AssignmentCriterion, CriterionLevels } from '../../base/class-test-kinds'
import {
  author,
  changedAt,
  isRollNumber,
  removedAt,
  revision,
  rollNumber,
  section,
  testLanguage,
} from '../class-columns'
import { createdAt, day, id, timestamptz } from '../columns'

/** A class as its teacher names it, in one school year. The site knows no names of its students. */
export const classGroups = pgTable(
  'class_groups',
  {
    id: id(),
    userId: author(),
    name: text('name').notNull(),
    /** The year in which it begins, in April. */
    schoolYear: integer('school_year').notNull(),
    /** Of the students, in order; may be empty. */
    rollNumbers: jsonb('roll_numbers').$type<number[]>().notNull().default([]),
    removedAt: removedAt(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('class_groups_name_unique')
      .on(table.userId, table.name, table.schoolYear)
      .where(sql`${table.removedAt} is null`),
    index('class_groups_removed_at_index')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    index('class_groups_school_year_index').on(table.schoolYear),
  ],
)

export const classAssignments = pgTable(
  'class_assignments',
  {
    id: id(),
    userId: author(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => classGroups.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    language: testLanguage(),
    day: day('day'),
    rubric: jsonb('rubric').$type<AssignmentCriterion[]>().notNull(),
    /** Comments to choose from. */
    comments: jsonb('comments').$type<string[]>().notNull().default([]),
    revision: revision(),
    removedAt: removedAt(),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (table) => [
    index('class_assignments_user_id_index').on(table.userId, table.createdAt, table.id),
    index('class_assignments_group_id_index').on(table.groupId),
    index('class_assignments_removed_at_index')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
)

export const classAssignmentMarks = pgTable(
  'class_assignment_marks',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => classAssignments.id, { onDelete: 'cascade' }),
    section: section(),
    rollNumber: rollNumber(),
    levels: jsonb('levels').$type<CriterionLevels>().notNull().default({}),
    comment: text('comment').notNull().default(''),
    isHandedIn: boolean('is_handed_in').notNull().default(false),
    /** When the teacher ticked it; an older one that arrives later does not replace it. */
    markedAt: timestamptz('marked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.section, table.rollNumber] }),
    isRollNumber('class_assignment_marks_roll_number_sane', table.rollNumber),
  ],
)

/** The author's own words on feedback slips. */
export const classSlipTexts = pgTable(
  'class_slip_texts',
  {
    userId: author(),
    language: testLanguage(),
    /** By the name of the sentence; a missing one is the site's. */
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    revision: revision(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language] })],
)
