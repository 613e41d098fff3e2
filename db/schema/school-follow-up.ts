import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

const schoolIdColumn = () =>
  uuid('school_id')
    .notNull()
    .references(() => schools.id, { onDelete: 'cascade' })

/** For the team only; the school never sees them. */
export const schoolNotes = pgTable(
  'school_notes',
  {
    id: id(),
    schoolId: schoolIdColumn(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('school_notes_school_id_index').on(table.schoolId, table.createdAt),
    index('school_notes_author_id_index').on(table.authorId),
  ],
)

/** In small letters, so that a tag has one spelling. */
export const schoolTags = pgTable(
  'school_tags',
  { schoolId: schoolIdColumn(), tag: text('tag').notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.tag] }),
    index('school_tags_tag_index').on(table.tag),
  ],
)

/** The colleague who looks after a school, while that colleague is a manager. */
export const schoolResponsibles = pgTable(
  'school_responsibles',
  {
    schoolId: uuid('school_id')
      .primaryKey()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('school_responsibles_user_id_index').on(table.userId)],
)
