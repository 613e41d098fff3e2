import 'server-only'
import { sql } from 'drizzle-orm'

/** The columns of an account whose mailbox has just been shown to be the user's. */
export const emailConfirmedColumns = {
  emailConfirmedAt: sql`now()`,
  firstConfirmedAt: sql`coalesce(first_confirmed_at, email_confirmed_at, now())`,
  emailFailedAt: null,
}
