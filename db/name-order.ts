import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Names in the order that people expect, in every script. Both databases have this ICU collation. */
export const orderByName = (name: SQLWrapper): SQL<string> => sql`(${name}) collate "und-x-icu"`
