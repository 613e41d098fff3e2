import 'server-only'
import { sql } from 'drizzle-orm'

export const emailConfirmedColumns = {
  emailConfirmedAt: sql`now()`,
  firstConfirmedAt: sql`coalesce(first_confirmed_at, email_confirmed_at, now())`,
  emailFailedAt: null,
  emailFailure: null,
}
