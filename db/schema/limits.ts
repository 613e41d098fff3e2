import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** One counter per key and window. Keys are keyed hashes, so no email or IP is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: timestamptz('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_index').on(table.resetsAt)],
)
