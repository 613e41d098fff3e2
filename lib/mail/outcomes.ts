import 'server-only'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import type { Db } from '@/db/client'
import { mailOutbox, users } from '@/db/schema'

/** Reports arrive in any order, so a later one of this list replaces an earlier one, never the reverse. */
const REPORTED_OUTCOMES = ['undelivered', 'delivered', 'bounced', 'complained'] as const
export type ReportedOutcome = (typeof REPORTED_OUTCOMES)[number]

type Report<Outcome extends ReportedOutcome> = { emails: string[]; outcome: Outcome; at: Date }

export async function recordOutcome(
  tx: Db,
  { mailId, emails, outcome, at }: Report<ReportedOutcome> & { mailId: string },
): Promise<void> {
  const weakerOutcomes = REPORTED_OUTCOMES.slice(0, REPORTED_OUTCOMES.indexOf(outcome))
  const isAddressedToOne = inArray(sql`lower(${mailOutbox.recipient})`, emails)
  await tx
    .update(mailOutbox)
    .set({ outcome, outcomeAt: at })
    .where(
      and(
        eq(mailOutbox.id, mailId),
        isAddressedToOne,
        or(
          isNull(mailOutbox.outcome),
          weakerOutcomes.length > 0 ? inArray(mailOutbox.outcome, weakerOutcomes) : undefined,
        ),
      ),
    )
}

/** Only a confirmation after the event lifts the mark. A complaint also unsubscribes from optional emails. */
export async function markFailedEmails(
  tx: Db,
  { emails, outcome, at }: Report<'bounced' | 'complained'>,
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
  log().info({ event: 'mail.address-failed', outcome })
}
