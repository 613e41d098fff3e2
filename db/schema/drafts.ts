import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { DRAFT_AUTHORS, DRAFT_LANGUAGES, DRAFT_TASKS } from '../../base/draft-kinds'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

/** A passage that a draft adapts, with its number in the text. */
export type DraftCitation = { number: number; title: string; place: string; href: string }

/** A teacher's own paper, made from published material. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    task: text('task', { enum: DRAFT_TASKS }).notNull(),
    language: text('language', { enum: DRAFT_LANGUAGES }).notNull(),
    grade: integer('grade').notNull(),
    subject: text('subject').notNull(),
    minutes: integer('minutes').notNull(),
    classSize: integer('class_size').notNull(),
    /** `resource:<id>`, `chapter:<book>:<chapter>` or `topic`. */
    source: text('source').notNull(),
    topic: text('topic'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The text before it was replaced as a whole, so that nothing typed is lost. */
    previousBody: text('previous_body'),
    citations: jsonb('citations').$type<DraftCitation[]>().notNull(),
    madeBy: text('made_by', { enum: DRAFT_AUTHORS }).notNull(),
    /** Detects concurrent edits. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('drafts_user_id_index').on(table.userId, table.createdAt, table.id),
    check(
      'drafts_topic_has_words',
      sql`(${table.source} = 'topic') = (${table.topic} is not null)`,
    ),
  ],
)

const tokens = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Texts by the model: of a user on a day, of a school and of the site in a month. */
export const draftUsage = pgTable(
  'draft_usage',
  {
    /** Scope, id and period, so that one statement counts or refuses. */
    key: text('key').primaryKey(),
    scope: text('scope', { enum: ['user', 'school', 'site'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    /** The day, or the first day of the month. */
    period: day('period').notNull(),
    texts: integer('texts').notNull().default(0),
    inputTokens: tokens('input_tokens'),
    outputTokens: tokens('output_tokens'),
  },
  (table) => [
    index('draft_usage_user_id_index').on(table.userId),
    index('draft_usage_school_id_index').on(table.schoolId),
    index('draft_usage_period_index').on(table.scope, table.period),
    check(
      'draft_usage_has_its_subject',
      sql`(${table.scope} = 'user') = (${table.userId} is not null)
        and (${table.scope} = 'school') = (${table.schoolId} is not null)`,
    ),
  ],
)
