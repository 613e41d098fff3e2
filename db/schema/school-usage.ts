import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'
import { schools } from './schools'

/** Counted once a day, because a list cannot count the use of 50,000 schools in a request. */
export const schoolUsage = pgTable('school_usage', {
  schoolId: uuid('school_id')
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  members: integer('members').notNull(),
  /** Members who attended a live session or read an e-book in the last 30 days. */
  activeMembers: integer('active_members').notNull(),
  countedAt: timestamptz('counted_at').notNull(),
})
