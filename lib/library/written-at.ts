import 'server-only'
import { sql } from 'drizzle-orm'

/** When it was written, which is earlier than now for what waited for a connection. */
export const toTime = (secondsAgo = 0) => sql<Date>`now() - ${secondsAgo} * interval '1 second'`
