import 'server-only'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import { createJsonList, type JsonListRow } from '@/db/json-list'
import { certificates } from '@/db/read-models/certificates'
import {
  attendances,
  liveSessionRegistrations,
  liveSessions,
  sessionFeedback,
} from '@/db/read-models/live-sessions'
import { endsAt, isFeedbackOpen, joinOpensAt } from '@/lib/live-sessions/conditions'

export const sessionDay = sql<string>`to_char(${liveSessions.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Counts for attendees after its end, unless it was cancelled or the certificate revoked. */
export const countsTowardsHours = sql<boolean>`(${liveSessions.state} <> 'cancelled'
  and ${endsAt} <= now()
  and ${certificates.revokedAt} is null)`

const MAX_SESSIONS = 1000

const userIdParam = sql.placeholder('userId')

/** Only who attended can answer. */
const feedbackState = sql<'none' | 'open' | 'given'>`case
  when ${attendances.userId} is null or not ${isFeedbackOpen} then 'none'
  when exists (select from ${sessionFeedback}
    where ${sessionFeedback.liveSessionId} = ${liveSessions.id}
    and ${sessionFeedback.userId} = ${userIdParam}) then 'given' else 'open' end`

export type AttendedSession = JsonListRow<typeof attendedSessions>

/** Of the user. After attendance was removed, a session remains only through a valid certificate. */
export const attendedSessions = createJsonList(
  {
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
    number: sql<string | null>`${certificates.number}`,
    corrected: sql<boolean>`${certificates.correctedAt} is not null`,
    revoked: sql<boolean>`${certificates.revokedAt} is not null`,
  },
  (db, row) =>
    db
      .select({ row })
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
      .limit(MAX_SESSIONS),
)

export type UpcomingSession = JsonListRow<typeof upcomingSessions>

export const upcomingSessions = createJsonList(
  {
    slug: liveSessions.slug,
    title: liveSessions.title,
    language: liveSessions.language,
    startsAt: liveSessions.startsAt,
    waiting: sql<boolean>`${liveSessionRegistrations.state} = 'waiting'`,
    open: sql<boolean>`${joinOpensAt} <= now()`,
  },
  (db, row) =>
    db
      .select({ row })
      .from(liveSessionRegistrations)
      .innerJoin(liveSessions, eq(liveSessions.id, liveSessionRegistrations.liveSessionId))
      .where(
        and(
          eq(liveSessionRegistrations.userId, sql.placeholder('userId')),
          ne(liveSessionRegistrations.state, 'cancelled'),
          eq(liveSessions.state, 'published'),
          sql`${endsAt} > now()`,
        ),
      )
      .orderBy(asc(liveSessions.startsAt))
      .limit(10),
)
