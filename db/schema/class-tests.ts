import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type QuestionKey,
  type QuestionResult,
  type SheetMarks,
  TEST_CHANGE_KINDS,
  type TestQuestion,
} from '../../base/class-test-kinds'
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
import { classGroups } from './class-groups'
import { files } from './files'

export const classTests = pgTable(
  'class_tests',
  {
    id: id(),
    userId: author(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => classGroups.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    grade: integer('grade').notNull(),
    language: testLanguage(),
    day: day('day'),
    minutes: integer('minutes').notNull(),
    /** At the top of the paper; may be empty. */
    schoolName: text('school_name').notNull().default(''),
    /** Instead of the usual ones, if not empty. */
    instructions: text('instructions').notNull().default(''),
    versions: integer('versions').notNull().default(1),
    questions: jsonb('questions').$type<TestQuestion[]>().notNull().default([]),
    shuffleSeed: integer('shuffle_seed').notNull(),
    revision: revision(),
    /** From then on, questions and versions stay as they are on paper; only a key may be corrected. */
    printedAt: timestamptz('printed_at'),
    removedAt: removedAt(),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (table) => [
    index('class_tests_user_id_index').on(table.userId, table.createdAt, table.id),
    index('class_tests_group_id_index').on(table.groupId),
    index('class_tests_removed_at_index')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('class_tests_versions_sane', sql`${table.versions} between 1 and 4`),
  ],
)

const test = () =>
  uuid('test_id')
    .notNull()
    .references(() => classTests.id, { onDelete: 'cascade' })

/** A question of the author, also after the test is gone. */
export const ownQuestions = pgTable(
  'own_questions',
  {
    id: id(),
    userId: author(),
    subject: text('subject').notNull(),
    grade: integer('grade').notNull(),
    language: testLanguage(),
    question: jsonb('question').$type<TestQuestion>().notNull(),
    /** By the id of the test. */
    results: jsonb('results').$type<Record<string, QuestionResult>>().notNull().default({}),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (table) => [index('own_questions_user_id_index').on(table.userId, table.createdAt, table.id)],
)

/** Pictures in questions. Deleted a day after the last question that shows them. */
export const classPictures = pgTable(
  'class_pictures',
  {
    userId: author(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId] }),
    index('class_pictures_file_id_index').on(table.fileId),
  ],
)

/** The answers of one student, as read from the sheet. The photo never leaves the phone. */
export const classTestSheets = pgTable(
  'class_test_sheets',
  {
    /** Made by the phone that read the sheet, so that a repeated delivery counts once. */
    id: uuid('id').primaryKey(),
    testId: test(),
    version: integer('version').notNull(),
    section: section(),
    rollNumber: rollNumber(),
    marks: jsonb('marks').$type<SheetMarks>().notNull(),
    /** Of a student without a sheet, as the teacher typed it; the rest of the row is then empty. */
    typedTotal: doublePrecision('typed_total'),
    /** Ids of questions whose marks the teacher decided, because the sheet left a doubt. */
    decided: jsonb('decided').$type<string[]>().notNull().default([]),
    /** Ids of earlier readings that this one replaced; they do not come back. */
    replacedIds: jsonb('replaced_ids').$type<string[]>().notNull().default([]),
    readAt: timestamptz('read_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('class_test_sheets_student_unique').on(
      table.testId,
      table.section,
      table.rollNumber,
    ),
    isRollNumber('class_test_sheets_roll_number_sane', table.rollNumber),
  ],
)

/** What the author corrected after the test, and when. */
export const classTestChanges = pgTable(
  'class_test_changes',
  {
    id: id(),
    testId: test(),
    questionId: text('question_id').notNull(),
    kind: text('kind', { enum: TEST_CHANGE_KINDS }).notNull(),
    before: jsonb('before').$type<QuestionKey>(),
    after: jsonb('after').$type<QuestionKey>(),
    createdAt: createdAt(),
  },
  (table) => [index('class_test_changes_test_id_index').on(table.testId, table.createdAt)],
)
