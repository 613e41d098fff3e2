import 'server-only'
import { and, asc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { attendances, liveSessionRegistrations, liveSessions, sessionFeedback } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { endsAt, isFeedbackOpen, joinOpensAt } from '../conditions'
import type { SessionRegistration } from '../schema'
import { buildSessionRegistration } from '../session-registration'
import { now } from './columns'

export async function getSessionRegistration(
  viewer: Viewer,
  slug: string,
): Promise<SessionRegistration | null> {
  if (!isSlug(slug)) return null
  const [row] = await selectRegistration(
    await database(),
    viewer.id,
    and(eq(liveSessions.slug, slug), ne(liveSessions.state, 'draft')),
  )
  return row ? buildSessionRegistration(slug, row, viewer) : null
}

/**
 * The session to show first: one that the viewer can join now, then the next they registered for, then the
 * next they may attend.
 */
export async function findNextRegistration(viewer: Pick<Viewer, 'id' | 'isSubscribed'>) {
  const db = await database()
  const [row] = await selectRegistration(
    db,
    viewer.id,
    and(
      eq(liveSessions.state, 'published'),
      gt(endsAt, sql`now()`),
      or(eq(liveSessions.audience, 'user'), sql`${viewer.isSubscribed}`),
    ),
  )
    .orderBy(sql`${canJoinNow} desc`, sql`${isRegistered} desc`, asc(liveSessions.startsAt))
    .limit(1)
  if (!row) return null
  return { ...buildSessionRegistration(row.slug, row, viewer), startsAt: row.startsAt }
}

const registeredCount = sql<number>`(select count(*)::int from live_session_registrations r
  where r.live_session_id = ${liveSessions.id} and r.state = 'registered')`

const waitingAheadCount = sql<number>`(select count(*)::int from live_session_registrations r
  where r.live_session_id = ${liveSessions.id} and r.state = 'waiting'
    and (r.since, r.user_id) < (${liveSessionRegistrations.since}, ${liveSessionRegistrations.userId}))`

const isRegistered = sql`(${liveSessionRegistrations.state} is not distinct from 'registered')`

/** As `canJoin` of the registration, for sorting. */
const canJoinNow = sql`(${joinOpensAt} <= now() and (${isRegistered}
  or (${liveSessionRegistrations.state} is distinct from 'waiting'
    and (${liveSessions.capacity} is null or ${registeredCount} < ${liveSessions.capacity}))))`

const selectRegistration = (db: Db, userId: string, condition: SQL | undefined) =>
  db
    .select({
      slug: liveSessions.slug,
      state: liveSessions.state,
      title: liveSessions.title,
      language: liveSessions.language,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      audience: liveSessions.audience,
      capacity: liveSessions.capacity,
      attendanceMethod: liveSessions.attendanceMethod,
      cancelReason: liveSessions.cancelReason,
      recordingVideoId: liveSessions.recordingVideoId,
      recordingUrl: liveSessions.recordingUrl,
      mine: liveSessionRegistrations.state,
      joinedAt: liveSessionRegistrations.joinedAt,
      taken: sql<number>`case when ${liveSessions.capacity} is null then 0 else ${registeredCount} end`,
      ahead: sql<number>`case when ${liveSessionRegistrations.state} = 'waiting' then ${waitingAheadCount} else 0 end`,
      present: sql<boolean>`exists (select from ${attendances} p
        where p.live_session_id = ${liveSessions.id} and p.user_id = ${userId})`,
      feedbackOpen: isFeedbackOpen,
      feedbackGiven: sql<boolean>`exists (select from ${sessionFeedback} f
        where f.live_session_id = ${liveSessions.id} and f.user_id = ${userId})`,
      now,
    })
    .from(liveSessions)
    .leftJoin(
      liveSessionRegistrations,
      and(
        eq(liveSessionRegistrations.liveSessionId, liveSessions.id),
        eq(liveSessionRegistrations.userId, userId),
      ),
    )
    .where(condition)
