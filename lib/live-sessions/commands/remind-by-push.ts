import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pushOutbox, pushSubscriptions, users } from '@/db/schema'
import { notificationsText } from '@/i18n/notifications'
import { getPushKeys } from '@/lib/push/key'
import { routes } from '@/lib/routes'

export type ClaimedReminder = { liveSessionId: string; userId: string; kind: string }
type PushedSession = { id: string; slug: string; title: string; startsAt: Date }

/** As a condition on `users u`: reminders go to at least one device instead of by email. */
export const prefersPush = (): SQL =>
  getPushKeys()
    ? sql`(u.reminder_channel = 'push' and exists (
        select from ${pushSubscriptions} d where d.user_id = u.id))`
    : sql`false`

/** Before the emails, which leave out everyone with a message here. */
export async function enqueueReminderPushes(
  tx: Db,
  claims: ClaimedReminder[],
  sessions: PushedSession[],
): Promise<void> {
  const messages = sessions.flatMap((session) =>
    (['day', 'soon'] as const).map((stage) => buildMessage(session, stage)),
  )
  await tx.insert(pushOutbox).select(
    sql`select gen_random_uuid(), d.id, c."liveSessionId", c.kind, m.message, 0, now(),
        m."expiresAt", now()
      from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
        as c("liveSessionId" uuid, "userId" uuid, kind text)
      join jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
        as m("liveSessionId" uuid, stage text, message jsonb, "expiresAt" timestamptz)
        on m."liveSessionId" = c."liveSessionId" and m.stage = split_part(c.kind, ':', 1)
      join ${users} u on u.id = c."userId" and ${prefersPush()}
      join ${pushSubscriptions} d on d.user_id = u.id`,
  )
}

function buildMessage({ id, slug, title, startsAt }: PushedSession, stage: 'day' | 'soon') {
  const expiresAt = startsAt.toISOString()
  const body = notificationsText().message.body(expiresAt, stage === 'soon')
  return {
    ...{ liveSessionId: id, stage, expiresAt },
    message: { title, body, url: routes.liveSession(slug) },
  }
}
