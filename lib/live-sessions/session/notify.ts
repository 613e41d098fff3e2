import 'server-only'
import { sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { liveSessionEmails } from '@/db/schema'
import { enqueueBulk } from '@/lib/mail/batch'
import { routes } from '@/lib/routes'
import { claimSessionEmails } from '../email-claims'
import type { LiveSessionEmailData, LiveSessionEmailTemplates } from '../emails'
import { NEW_TIME_UNDO_SECONDS } from '../policy'

type LiveSessionEmailInput = {
  id: string
  slug: string
  kind: string
  title: string
  summary: string
  language: string
  host: string
  startsAt: Date
  minutes: number
  sequence: number
  updatedAt: Date
  cancelReason?: string | null
  rescheduledFrom?: Date | null
}

/** Stored in the outbox as text. Never contains the meeting URL. */
export const buildEmailData = (
  liveSession: LiveSessionEmailInput,
): Omit<LiveSessionEmailData, 'firstname'> => ({
  liveSessionId: liveSession.id,
  slug: liveSession.slug,
  title: liveSession.title,
  summary: liveSession.summary,
  language: liveSession.language,
  host: liveSession.host,
  startsAt: liveSession.startsAt.toISOString(),
  minutes: String(liveSession.minutes),
  sequence: String(liveSession.sequence),
  changedAt: liveSession.updatedAt.toISOString(),
  reason: liveSession.cancelReason ?? '',
  formerStart: liveSession.rescheduledFrom?.toISOString() ?? '',
  page: absoluteUrl(routes.liveSession(liveSession.slug)),
  entry: absoluteUrl(routes.liveSessionCalendar(liveSession.slug)),
})

type NotifiedLiveSession = Parameters<typeof buildEmailData>[0]

type LiveSessionNotice = 'moved' | 'cancelled' | 'restored'

const TEMPLATES_BY_NOTICE = {
  moved: 'liveSessionMoved',
  cancelled: 'liveSessionCancelled',
  restored: 'liveSessionRestored',
} as const

/** Who registered or moved up after the change of time has learned the new one. */
const knowsEarlierTime = sql`r.since <= (select g.new_time_due_at from live_sessions g
  where g.id = r.live_session_id) - make_interval(secs => ${NEW_TIME_UNDO_SECONDS})`

/** Above this, emails are sent in batches, which allow no attachments: they link to the calendar entry. */
const BULK_THRESHOLD = 100

/** A claim row per user and `sequence` prevents duplicates. Two statements, whatever the number. */
export async function notifyRegistrants(
  tx: Db,
  liveSession: NotifiedLiveSession,
  notice: LiveSessionNotice,
): Promise<number> {
  const kind = `${notice}:${liveSession.sequence}`
  const claimedRows = await claimSessionEmails(
    tx,
    sql`select r.live_session_id, r.user_id, ${kind} from live_session_registrations r
      where r.live_session_id = ${liveSession.id} and r.state in ('registered', 'waiting')
        ${notice === 'moved' ? sql`and ${knowsEarlierTime}` : sql``}`,
  )
  if (claimedRows.length === 0) return 0
  return enqueueBulk<LiveSessionEmailTemplates>(tx, {
    template: TEMPLATES_BY_NOTICE[notice],
    data: {
      ...buildEmailData(liveSession),
      // A cancelled session has nothing to open.
      ...(notice === 'cancelled' && { page: absoluteUrl(routes.series) }),
    },
    recipients: sql`select users.email, users.firstname from ${liveSessionEmails} l
      join ${users} on users.id = l.user_id
      where l.live_session_id = ${liveSession.id} and l.kind = ${kind}`,
    isBulk: claimedRows.length > BULK_THRESHOLD,
  })
}
