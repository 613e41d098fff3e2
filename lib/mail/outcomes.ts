import 'server-only'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import type { Db } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import { markEmailsFailed } from '@/lib/auth/email-preferences'

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

export async function markFailedEmails(
  tx: Db,
  report: Report<'bounced' | 'complained'>,
): Promise<void> {
  await markEmailsFailed(tx, report)
  log().info({ event: 'mail.address-failed', outcome: report.outcome })
}
