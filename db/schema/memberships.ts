import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

export const schoolRole = pgEnum('school_role', ['teacher', 'coordinator'])

/** Open until the user leaves or is removed. One school at a time. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    role: schoolRole('role').notNull(),
    joinedAt: timestamptz('joined_at').notNull().defaultNow(),
    leftAt: timestamptz('left_at'),
    endedBy: uuid('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('memberships_open_unique').on(table.userId).where(sql`${table.leftAt} is null`),
    index('memberships_school_id_index').on(table.schoolId).where(sql`${table.leftAt} is null`),
    index('memberships_coordinator_index')
      .on(table.schoolId, table.userId)
      .where(sql`${table.leftAt} is null and ${table.role} = 'coordinator'`),
    index('memberships_user_id_index').on(table.userId),
  ],
)

/** For one email, or the permanent staff room link. Only the hash is stored; the link is derived. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    role: schoolRole('role').notNull().default('teacher'),
    email: text('email'),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at'),
    revokedAt: timestamptz('revoked_at'),
    usedAt: timestamptz('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    mailId: uuid('mail_id'),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_unique').on(table.tokenHash),
    uniqueIndex('invitations_open_unique')
      .on(table.schoolId, table.role, sql`lower(coalesce(${table.email}, ''))`)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index('invitations_school_id_index').on(table.schoolId, table.createdAt),
    index('invitations_used_by_index').on(table.usedBy),
  ],
)
