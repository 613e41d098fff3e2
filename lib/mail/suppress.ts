import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { getCurrentRequestId } from '@/base/request-id'
import type { Db } from '@/db/client'
import { mailOutbox } from '@/db/schema'

type SuppressedMail = { template: string; to: string; data: Record<string, string> }
/** Shown to the team, see `components/team/mail/mail-reason.ts`. */
type SuppressionReason = 'daily limit' | 'unconfirmed address'

/**
 * Stored like an email that failed, so that the team sees it and can send it. One row a day for each address,
 * because strangers can cause any number. The log never contains the address.
 */
export async function suppressMail(
  tx: Db,
  { template, to, data }: SuppressedMail,
  reason: SuppressionReason,
): Promise<null> {
  const hasSecret = 'link' in data || 'code' in data
  await tx.insert(mailOutbox).select(
    sql`select gen_random_uuid(), ${to}::text, ${template}::text, ${JSON.stringify(hasSecret ? {} : data)}::jsonb,
      0, null::timestamptz, null::timestamptz, ${reason}::text, false, null::uuid, now(), 'suppressed', now(),
      ${getCurrentRequestId() ?? null}::uuid
      where not exists (select from ${mailOutbox} earlier where lower(earlier.recipient) = lower(${to})
        and earlier.template = ${template} and earlier.outcome = 'suppressed'
        and earlier.created_at > now() - interval '1 day')`,
  )
  log().warn({ event: 'mail.suppressed', template })
  return null
}
