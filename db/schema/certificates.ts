import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'
import { gatherings } from './live-sessions'

/** One certificate a person and gathering. The number is random, and the only thing that leads here. */
export const certificates = pgTable(
  'certificates',
  {
    number: text('number').primaryKey(),
    gatheringId: uuid('gathering_id')
      .notNull()
      .references(() => gatherings.id, { onDelete: 'restrict' }),
    /** Nobody, where the person has gone and wished it to stay verifiable. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    issuedAt: timestamptz('issued_at').notNull().defaultNow(),
    correctedAt: timestamptz('corrected_at'),
    /** Why, where the team has corrected it. */
    correctedBecause: text('corrected_because'),
    /** As it stood before the team corrected it, so that this can be taken back. */
    formerName: text('former_name'),
    formerCorrectedAt: timestamptz('former_corrected_at'),
    /** How often the person has corrected the name by themselves. */
    corrections: integer('corrections').notNull().default(0),
    revokedAt: timestamptz('revoked_at'),
    revokedBecause: text('revoked_because'),
  },
  (table) => [
    uniqueIndex('certificates_person_unique').on(table.gatheringId, table.userId),
    index('certificates_user_id_index').on(table.userId, table.issuedAt),
  ],
)

/** Training elsewhere, as the person says. */
export const learningEntries = pgTable(
  'learning_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    provider: text('provider').notNull(),
    day: day('day').notNull(),
    minutes: integer('minutes').notNull(),
    theme: text('theme'),
    /** The person's school may see it. */
    shared: boolean('shared').notNull().default(false),
    /** For a while after it was removed it can be taken back. */
    removedAt: timestamptz('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('learning_entries_user_id_index').on(table.userId, table.day)],
)
