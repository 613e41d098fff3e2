import 'server-only'
import { sql } from 'drizzle-orm'

/**
 * The only definition of a subscription: a seat in a school with a term that covers today. Never stored.
 * Plain SQL names, because drizzle shortens column names depending on the query.
 */
export const isSubscribed = sql<boolean>`exists (
  select from memberships m join terms t on t.school_id = m.school_id
  where m.user_id = users.id and m.left_at is null
    and day_in_india() between t.first_day and t.last_day)`
