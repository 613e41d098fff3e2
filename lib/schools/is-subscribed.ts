import 'server-only'
import { sql } from 'drizzle-orm'

/**
 * Whether the account of the query's `users` row is subscribed: it holds a seat in a school with a
 * term that covers today. Nothing else in the site says so, and nothing stores it. Names stand as
 * text here, for drizzle shortens columns by the query around them.
 */
export const isSubscribed = sql<boolean>`exists (
  select from memberships m join terms t on t.school_id = m.school_id
  where m.user_id = users.id and m.until is null
    and day_in_india() between t.first_day and t.last_day)`
