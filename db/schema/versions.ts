import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** The keys that all instances sign with, encrypted. */
export const siteKeys = pgTable('site_keys', {
  name: text('name').primaryKey(),
  encryptedKey: text('encrypted_key').notNull(),
})

/** Version counter of the public content, which caches compare. */
export const siteVersions = pgTable('site_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
})
