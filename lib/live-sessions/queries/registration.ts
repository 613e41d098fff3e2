import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import type { SessionRegistration } from '../schema'
import { buildSessionRegistration } from '../session-registration'
import { now } from './columns'

export async function getSessionRegistration(
  viewer: Viewer,
  slug: string,
): Promise<SessionRegistration | null> {
  const row = isSlug(slug) && (await findRegistrationRow(await database(), viewer.id, slug))
  return row ? buildSessionRegistration(slug, row, viewer) : null
}

const registeredCount = sql<number>`(select count(*)::int from live_session_registrations r
  where r.live_session_id = ${liveSessions.id} and r.state = 'registered')`

const waitingAheadCount = sql<number>`(select count(*)::int from live_session_registrations r
  where r.live_session_id = ${liveSessions.id} and r.state = 'waiting'
    and (r.since, r.user_id) < (${liveSessionRegistrations.since}, ${liveSessionRegistrations.userId}))`

async function findRegistrationRow(db: Db, userId: string, slug: string) {
  const isOwnRegistration = and(
    eq(liveSessionRegistrations.liveSessionId, liveSessions.id),
    eq(liveSessionRegistrations.userId, userId),
  )
  const [row] = await db
    .select({
      state: liveSessions.state,
      title: liveSessions.title,
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
      now,
    })
    .from(liveSessions)
    .leftJoin(liveSessionRegistrations, isOwnRegistration)
    .where(and(eq(liveSessions.slug, slug), ne(liveSessions.state, 'draft')))
  return row
}
