import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { mailOutbox } from '@/db/schema'
import { findEmailRule } from './email-rules'
import { buildAbandonedColumns, type WaitingMail } from './outbox'

/**
 * The mark of the account decides. An address without an account fails for as long as the outbox remembers
 * its bounce.
 */
const HAS_FAILED_ADDRESS = sql<boolean>`coalesce(
  (select users.email_failed_at is not null from ${users}
    where lower(users.email) = lower(mail_outbox.recipient)),
  exists (select from mail_outbox former
    where lower(former.recipient) = lower(mail_outbox.recipient)
    and former.outcome in ('bounced', 'complained')))`

/** Of the copies of an announcement, not of a manager's test. Consent may end while they wait in the outbox. */
const HAS_REFUSED_NEWS = sql<boolean>`(mail_outbox.bulk and mail_outbox.template = 'news'
  and exists (select from ${users}
    where users.id = (mail_outbox.data->>'userId')::uuid and not users.wants_news))`

const IS_REFUSED = sql<boolean>`(${HAS_FAILED_ADDRESS} or ${HAS_REFUSED_NEWS})`

const isEssential = (template: string) => findEmailRule(template)?.isEssential === true

/** A batch keeps its members once it has an id, so only new emails are withheld. */
export async function isWithheld({ id, template, batchId }: WaitingMail): Promise<boolean> {
  if (batchId !== null || isEssential(template)) return false
  const db = await database()
  const [row] = await db
    .select({ isRefused: IS_REFUSED })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, id))
  return row?.isRefused === true
}

export async function withholdMail(mail: WaitingMail): Promise<undefined> {
  const db = await database()
  await db
    .update(mailOutbox)
    .set({
      ...buildAbandonedColumns('the address has failed or refused news'),
      outcome: 'withheld',
      outcomeAt: sql`now()`,
    })
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts)))
  log().info({ event: 'mail.withheld', template: mail.template, id: mail.id })
}

/** Emails that may join a new batch. */
export const isDeliverable = (template: string): SQL | undefined =>
  isEssential(template) ? undefined : sql`not ${IS_REFUSED}`
