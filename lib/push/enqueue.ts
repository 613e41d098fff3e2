import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pushOutbox, pushSubscriptions } from '@/db/schema'
import { getPushKeys } from './delivery'

/** As a condition on users: messages go to at least one device instead of by email. */
export const prefersPush = (): SQL =>
  getPushKeys()
    ? sql`(users.reminder_channel = 'push' and exists (
        select from ${pushSubscriptions} d where d.user_id = users.id))`
    : sql`false`

/** `rows` selects `userId`, `liveSessionId`, `kind`, `message` and `expiresAt`; each device gets one message. */
export async function enqueuePushes(tx: Db, rows: SQL): Promise<void> {
  await tx.insert(pushOutbox).select(
    sql`select gen_random_uuid(), d.id, m."liveSessionId", m.kind, m.message, 0, now(),
        m."expiresAt", now()
      from (${rows}) m join ${pushSubscriptions} d on d.user_id = m."userId"`,
  )
}

type PushedReminder = { userId: SQL; liveSessionId: SQL; kind: SQL }

export const isPushed = ({ userId, liveSessionId, kind }: PushedReminder): SQL =>
  sql`exists (select from ${pushOutbox} o
    join ${pushSubscriptions} d on d.id = o.subscription_id and d.user_id = ${userId}
    where o.live_session_id = ${liveSessionId} and o.kind = ${kind})`
