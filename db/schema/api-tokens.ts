import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '../../base/api-scopes'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

/**
 * For programs. Belongs to the user who made it, and reaches one school or, without one, what a manager sees. The
 * trigger `end_api_tokens` revokes it when that user stops being coordinator or manager.
 */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The last characters, so that its owner recognises it. */
    ending: text('ending').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_tokens_token_hash_unique').on(table.tokenHash),
    index('api_tokens_user_id_index').on(table.userId),
    index('api_tokens_school_id_index').on(table.schoolId, table.createdAt),
    index('api_tokens_expires_at_index').on(table.expiresAt),
    check(
      'api_tokens_at_most_a_year',
      sql`${table.expiresAt} <= ${table.createdAt} + interval '366 days'`,
    ),
  ],
)
