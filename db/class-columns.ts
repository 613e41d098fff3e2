import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, text, uuid } from 'drizzle-orm/pg-core'
import { TEST_LANGUAGES } from '../base/class-test-kinds'
import { timestamptz } from './columns'
import { users } from './schema/accounts'

/** Columns that tables of class tests share. */

export const author = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const testLanguage = () => text('language', { enum: TEST_LANGUAGES }).notNull()

/** Detects concurrent edits. */
export const revision = () => integer('revision').notNull().default(1)

/** Deleted a day later, with everything that belongs to it. */
export const removedAt = () => timestamptz('removed_at')

export const changedAt = () => timestamptz('changed_at').notNull().defaultNow()

/** For several sections in one class; usually empty. */
export const section = () => text('section').notNull().default('')

export const rollNumber = () => integer('roll_number').notNull()

export const isRollNumber = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} between 1 and 999`)
