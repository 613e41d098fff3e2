import 'server-only'
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import type { Db } from '@/db/client'
import { memberships } from '@/db/read-models/schools'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import { routes } from '@/lib/routes'
import {
  buildEventInsert,
  EVERY_SCHOOL,
  enqueueEvents,
  schoolsOfTeacher,
  toJsonTime,
} from '@/lib/webhooks/enqueue'

type SessionEvent = 'session.published' | 'session.changed' | 'session.cancelled'

/** A new session is public. What becomes of it concerns the schools whose teachers registered. */
export async function tellSessions(tx: Db, event: SessionEvent, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const registeredSchools = sql`array(select distinct memberships.school_id
    from ${liveSessionRegistrations} r join ${memberships} on memberships.user_id = r.user_id
    where r.live_session_id = live_sessions.id and r.state in ('registered', 'waiting')
      and memberships.left_at is null)`
  await enqueueEvents(
    tx,
    event,
    sql`select 'session:' || live_sessions.id as object, null::uuid as "userId",
      ${event === 'session.published' ? EVERY_SCHOOL : registeredSchools} as "schoolIds",
      jsonb_build_object('session_id', id, 'title', title, 'kind', kind, 'state', state,
        'language', language, 'starts_at', ${toJsonTime(sql`starts_at`)}, 'minutes', minutes,
        'url', ${absoluteUrl(routes.series)}::text || '/' || slug) as data
      from ${liveSessions} where ${inArray(liveSessions.id, ids)} order by starts_at, id`,
  )
}

/** As one event each, so that a receiver counts nothing twice. */
export async function tellAttendances(
  tx: Db,
  liveSessionId: string,
  userIds: string[],
): Promise<void> {
  if (userIds.length === 0) return
  const recorded = sql`select user_id, live_session_id, at from ${attendances}
    where ${attendances.liveSessionId} = ${liveSessionId} and ${inArray(attendances.userId, userIds)}`
  await enqueueEvents(tx, 'attendance.recorded', selectAttendances(recorded))
}

/** For the statement that records it; `recorded` has the columns of an attendance. */
export const buildAttendanceInsert = (recorded: SQL, requestId: SQLWrapper): SQL =>
  buildEventInsert('attendance.recorded', selectAttendances(recorded), requestId)

const selectAttendances = (recorded: SQL) =>
  sql`select 'attendance:' || a.live_session_id || ':' || a.user_id as object, a.user_id as "userId",
    ${schoolsOfTeacher(sql`a.user_id`)} as "schoolIds",
    jsonb_build_object('session_id', a.live_session_id, 'session_kind', 'live',
      'teacher_id', a.user_id, 'recorded_at', ${toJsonTime(sql`a.at`)}) as data
    from (${recorded}) a order by a.user_id`
