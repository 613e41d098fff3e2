import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { type Db, database } from '@/db/client'
import { hasWorkingEmail, users } from '@/db/read-models/accounts'
import { liveSessionEmails, liveSessionRegistrations, liveSessions } from '@/db/schema'
import { languageCodes } from '@/i18n/languages'
import { notificationsText } from '@/i18n/notifications'
import { runInLanguage } from '@/i18n/request-language'
import { enqueueSelected } from '@/lib/mail/batch'
import { enqueuePushes, isPushed, prefersPush } from '@/lib/push/delivery'
import { sendDuePush } from '@/lib/push/send-due'
import { routes } from '@/lib/routes'
import { claimSessionEmails, releaseSessionEmail, type SessionEmailClaim } from './email-claims'
import { buildEmailData } from './session/notify'

type PushedSession = { id: string; slug: string; title: string; startsAt: Date }

const BATCH_SIZE = 1_000

type RemindedSession = Parameters<typeof buildEmailData>[0]

const EMAIL_COLUMNS = {
  id: liveSessions.id,
  slug: liveSessions.slug,
  kind: liveSessions.kind,
  title: liveSessions.title,
  summary: liveSessions.summary,
  language: liveSessions.language,
  host: liveSessions.host,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  sequence: liveSessions.sequence,
  updatedAt: liveSessions.updatedAt,
}

/** A reminder that reaches no device goes by email. */
export const sendReminderPushes = (): Promise<number> => sendDuePush(releaseSessionEmail)

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

/**
 * A row in `live_session_emails` claims each email, so that concurrent instances send one. After downtime sends
 * only the nearest stage; a rescheduled session is reminded of again.
 */
export async function enqueueReminders(): Promise<number> {
  try {
    const db = await database()
    let enqueuedCount = 0
    for (;;) {
      const batchCount = await db.transaction(enqueueNextBatch)
      enqueuedCount += batchCount
      if (batchCount < BATCH_SIZE) return enqueuedCount
    }
  } catch (error) {
    log().error({ event: 'live-session.reminders-failed', err: error })
    return 0
  }
}

function buildMessage({ id, slug, title, startsAt }: PushedSession, stage: 'day' | 'soon') {
  const expiresAt = startsAt.toISOString()
  const body = notificationsText().message.body(expiresAt, stage === 'soon')
  return {
    ...{ liveSessionId: id, stage, expiresAt },
    message: { title, body, url: routes.liveSession(slug) },
  }
}

async function enqueueNextBatch(tx: Db): Promise<number> {
  const claimedRows = await claimSessionEmails(tx, selectDueReminders())
  if (claimedRows.length > 0) await enqueueClaims(tx, claimedRows)
  return claimedRows.length
}

const selectDueReminders = () => sql`
  select g.id, r.user_id, stage.kind || ':' || g.sequence
  from ${liveSessions} g
  cross join lateral (
    select case when g.starts_at <= now() + interval '30 minutes' then 'soon' else 'day' end as kind,
      g.starts_at - case when g.starts_at <= now() + interval '30 minutes'
        then interval '30 minutes' else interval '1 day' end as due) stage
  join ${liveSessionRegistrations} r on r.live_session_id = g.id and r.state = 'registered' and r.since < stage.due
  join ${users} on users.id = r.user_id
    and users.wants_reminders
    and (${hasWorkingEmail} or ${prefersPush()})
  where g.state = 'published' and g.new_time_due_at is null and g.starts_at > now() and g.starts_at <= now() + interval '1 day'
    and not exists (select from ${liveSessionEmails} l
      where l.live_session_id = g.id and l.user_id = r.user_id and l.kind = stage.kind || ':' || g.sequence)
  order by g.starts_at, r.user_id limit ${BATCH_SIZE}`

async function enqueueClaims(tx: Db, claims: SessionEmailClaim[]) {
  const ids = [...new Set(claims.map(({ liveSessionId }) => liveSessionId))]
  const remindedSessions = await tx
    .select(EMAIL_COLUMNS)
    .from(liveSessions)
    .where(inArray(liveSessions.id, ids))
  await enqueueReminderPushes(tx, claims, remindedSessions)
  await enqueueReminderEmails(tx, claims, remindedSessions)
}

/** One statement for all claims; it adds each recipient to the data of the live session. */
async function enqueueReminderEmails(
  tx: Db,
  claims: SessionEmailClaim[],
  remindedSessions: RemindedSession[],
) {
  const sessionData = remindedSessions.map((session) => ({
    liveSessionId: session.id,
    data: buildEmailData(session),
  }))
  await enqueueSelected(
    tx,
    sql`select gen_random_uuid() as id, users.email as recipient,
      case when c.kind like 'soon:%' then 'liveSessionSoon' else 'liveSessionTomorrow' end as template,
      s.data || jsonb_build_object('firstname', users.firstname, 'userId', users.id) as data
      from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
        as c("liveSessionId" uuid, "userId" uuid, kind text)
      join jsonb_to_recordset(${JSON.stringify(sessionData)}::jsonb)
        as s("liveSessionId" uuid, data jsonb) using ("liveSessionId")
      join ${users} on users.id = c."userId"
      where ${hasWorkingEmail} and not ${isPushed({
        userId: sql`users.id`,
        liveSessionId: sql`c."liveSessionId"`,
        kind: sql`c.kind`,
      })}`,
  )
}
