import 'server-only'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'

type EmailPreferences = Partial<
  Pick<typeof users.$inferSelect, 'wantsReminders' | 'wantsNews' | 'reminderChannel'>
>

/** Idempotent; a deleted account gets no emails anyway. */
export async function setEmailPreferences(
  db: Db,
  userId: string,
  preferences: EmailPreferences,
): Promise<void> {
  await db.update(users).set(preferences).where(eq(users.id, userId))
}

type AddressFailure = { emails: string[]; outcome: 'bounced' | 'complained'; at: Date }

/** Only a confirmation after the event lifts the mark. A complaint also unsubscribes from optional emails. */
export async function markEmailsFailed(
  tx: Db,
  { emails, outcome, at }: AddressFailure,
): Promise<void> {
  const hasComplained = outcome === 'complained'
  const preferenceColumns = hasComplained && { wantsReminders: false, wantsNews: false }
  const emailFailure = hasComplained ? outcome : sql`coalesce(${users.emailFailure}, 'bounced')`
  await tx
    .update(users)
    .set({ emailFailedAt: sql`now()`, emailFailure, ...preferenceColumns })
    .where(
      and(
        inArray(sql`lower(${users.email})`, emails),
        // A later confirmation has shown that the address works again.
        or(isNull(users.emailConfirmedAt), lt(users.emailConfirmedAt, at)),
      ),
    )
}
