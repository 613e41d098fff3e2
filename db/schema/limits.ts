import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** One counter a key and window. Keys are keyed hashes: no e-mail or address stands here. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: timestamptz('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_index').on(table.resetsAt)],
)
