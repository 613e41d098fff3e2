import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

/**
 * How a login shows that it is the school's: by its mail domain, or by the school's organisation at a provider.
 * Several schools may name a domain; only one of them has proved it.
 */
export const schoolSignIns = pgTable(
  'school_sign_ins',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['domain', 'google', 'microsoft'] }).notNull(),
    /** A domain, Google's name of a Workspace, which is a domain too, or Microsoft's id of a directory. */
    value: text('value').notNull(),
    /** The DNS record that proves a domain contains it. An organisation is confirmed by a login of it. */
    token: text('token').notNull().default(''),
    confirmedAt: timestamptz('confirmed_at'),
    checkedAt: timestamptz('checked_at'),
    /** Since when a confirmed domain lacks the record. */
    missingSince: timestamptz('missing_since'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('school_sign_ins_value_unique')
      .on(table.kind, table.value)
      .where(sql`${table.confirmedAt} is not null`),
    uniqueIndex('school_sign_ins_school_unique').on(table.schoolId, table.kind, table.value),
    index('school_sign_ins_checked_at_index')
      .on(table.checkedAt)
      .where(sql`${table.confirmedAt} is not null and ${table.kind} = 'domain'`),
  ],
)

/** What a teacher answered to the seat that a login of the school offers. Deleted once the seat is taken. */
export const seatAnswers = pgTable(
  'seat_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** `waits`: there was no free seat, and the school may know that this person wants one. */
    answer: text('answer', { enum: ['waits', 'declined'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.schoolId] }),
    index('seat_answers_school_id_index').on(table.schoolId, table.createdAt),
  ],
)
