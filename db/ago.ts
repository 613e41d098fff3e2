import 'server-only'
import { sql } from 'drizzle-orm'

/** By the database's clock. The seconds are a constant of the statement. */
export const ago = (seconds: number) => sql`now() - ${interval(seconds)}`
export const fromNow = (seconds: number) => sql`now() + ${interval(seconds)}`

const interval = (seconds: number) => sql`make_interval(secs => ${sql.raw(String(seconds))})`
