import 'server-only'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** By the database's clock. The seconds are a constant of the statement. */
export const ago = (seconds: number) => sql`now() - ${interval(seconds)}`
export const fromNow = (seconds: number) => sql`now() + ${interval(seconds)}`

const interval = (seconds: number) => sql`make_interval(secs => ${sql.raw(String(seconds))})`

/** Whole days in India since then. */
export const ageInDays = (column: PgColumn) =>
  sql<number>`day_in_india() - (${column} at time zone 'Asia/Kolkata')::date`
