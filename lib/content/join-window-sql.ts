import 'server-only'
import { sql } from 'drizzle-orm'
import { JOIN_OPENS_BEFORE_MINUTES } from './kinds'

/** For queries that decide by the database's clock. */
export const joinOpensBefore = sql.raw(`interval '${JOIN_OPENS_BEFORE_MINUTES} minutes'`)
