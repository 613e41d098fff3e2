import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** How often what everybody sees has changed: whoever keeps a page looks here whether it still holds. */
export const siteVersions = pgTable('site_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
})
