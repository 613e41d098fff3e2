import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { languageCodes } from '@/i18n/languages'
import { notificationsText } from '@/i18n/notifications'
import { runInLanguage } from '@/i18n/request-language'
import { enqueuePushes, prefersPush } from '@/lib/push/enqueue'
import { routes } from '@/lib/routes'
import type { SessionEmailClaim } from '../email-claims'

type PushedSession = { id: string; slug: string; title: string; startsAt: Date }

/** Before the emails, which leave out everyone with a message here. */
export async function enqueueReminderPushes(
  tx: Db,
  claims: SessionEmailClaim[],
  sessions: PushedSession[],
): Promise<void> {
  const messages = languageCodes.flatMap((language) =>
    runInLanguage(language, () =>
      sessions.flatMap((session) =>
        (['day', 'soon'] as const).map((stage) => ({ language, ...buildMessage(session, stage) })),
      ),
    ),
  )
  await enqueuePushes(
    tx,
    sql`select c."userId", c."liveSessionId", c.kind, m.message, m."expiresAt"
      from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
        as c("liveSessionId" uuid, "userId" uuid, kind text)
      join jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
        as m(language text, "liveSessionId" uuid, stage text, message jsonb, "expiresAt" timestamptz)
        on m."liveSessionId" = c."liveSessionId" and m.stage = split_part(c.kind, ':', 1)
      join ${users} on users.id = c."userId" and users.language = m.language and ${prefersPush()}`,
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
