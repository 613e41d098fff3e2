import 'server-only'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { certificates } from '@/db/read-models/certificates'
import { attendances, liveSessions, sessionFeedback } from '@/db/read-models/live-sessions'
import { endsAt, isFeedbackOpen } from '@/lib/live-sessions/conditions'

export const sessionDay = sql<string>`to_char(${liveSessions.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Counts for attendees after its end, unless it was cancelled or the certificate revoked. */
export const countsTowardsHours = sql<boolean>`(${liveSessions.state} <> 'cancelled'
  and ${endsAt} <= now()
  and ${certificates.revokedAt} is null)`

const MAX_SESSIONS = 1000

export type AttendedSession = Awaited<ReturnType<typeof findAttendedSessions>>[number]

const userIdParam = sql.placeholder('userId')

/** Only who attended can answer. */
const feedbackState = sql<'none' | 'open' | 'given'>`case
  when ${attendances.userId} is null or not ${isFeedbackOpen} then 'none'
  when exists (select from ${sessionFeedback}
    where ${sessionFeedback.liveSessionId} = ${liveSessions.id}
    and ${sessionFeedback.userId} = ${userIdParam}) then 'given' else 'open' end`

/** After attendance was removed, a session remains only through a valid certificate. */
const attendedSessionsQuery = prepareOnce((db) =>
  db
    .select({
      id: liveSessions.id,
      slug: liveSessions.slug,
      title: liveSessions.title,
      language: liveSessions.language,
      theme: liveSessions.theme,
      providerClass: liveSessions.providerClass,
      mode: liveSessions.mode,
      standardDomain: liveSessions.standardDomain,
      day: sessionDay,
      minutes: liveSessions.minutes,
      counts: countsTowardsHours,
      closed: sql<boolean>`${liveSessions.closedAt} is not null`,
      feedback: feedbackState,
      number: certificates.number,
      correctedAt: certificates.correctedAt,
      revokedAt: certificates.revokedAt,
      revocationReason: certificates.revocationReason,
    })
    .from(liveSessions)
    .leftJoin(
      attendances,
      and(eq(attendances.liveSessionId, liveSessions.id), eq(attendances.userId, userIdParam)),
    )
    .leftJoin(
      certificates,
      and(eq(certificates.liveSessionId, liveSessions.id), eq(certificates.userId, userIdParam)),
    )
    .where(
      or(
        sql`${liveSessions.id} in (select live_session_id from ${attendances} where user_id = ${userIdParam})`,
        sql`${liveSessions.id} in (select live_session_id from ${certificates} where user_id = ${userIdParam})`,
      ),
    )
    .orderBy(desc(liveSessions.startsAt))
    .limit(MAX_SESSIONS)
    .prepare('attended_sessions'),
)

export async function findAttendedSessions(userId: string) {
  return attendedSessionsQuery(await database()).execute({ userId })
}
