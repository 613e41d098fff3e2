import 'server-only'
import { sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { getCurrentRequestId } from '@/base/request-id'
import { database, prepareOnce } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { isOpenToViewer, isTooEarlyToJoin, isTooLateToJoin } from './conditions'
import { registerOnJoin } from './registration/register'
import { buildAttendanceInsert } from './webhook-events'

/**
 * The only access to the meeting URL. One statement checks the time and the viewer by the database's clock
 * and records the attendance; without that record there is no URL.
 */
export async function joinLiveSession(viewer: Viewer, slug: string): Promise<string> {
  const firstAttempt = await attemptJoin(viewer, slug)
  if (firstAttempt.address !== null) return firstAttempt.address
  rejectJoin(firstAttempt)
  // Capacity is limited and this user is not registered.
  if (!(await registerOnJoin(viewer, slug))) throw new AppError('conflict', 'liveSessionFull')
  const secondAttempt = await attemptJoin(viewer, slug)
  if (secondAttempt.address !== null) return secondAttempt.address
  rejectJoin(secondAttempt)
  throw new AppError('conflict', 'liveSessionFull')
}

type JoinAttempt = {
  address: string | null
  state: string
  tooEarly: boolean
  tooLate: boolean
  canAttend: boolean
}

async function attemptJoin(viewer: Viewer, slug: string): Promise<JoinAttempt> {
  const [row] = await recordJoinQuery(await database()).execute({
    slug,
    userId: viewer.id,
    requestId: getCurrentRequestId() ?? null,
  })
  if (!row) throw new AppError('notFound', 'notFound')
  return row
}

function rejectJoin({ state, tooEarly: isTooEarly, tooLate: isTooLate, canAttend }: JoinAttempt) {
  if (state === 'cancelled') throw new AppError('conflict', 'liveSessionCancelled')
  if (!canAttend) throw new AppError('forbidden', 'liveSessionForSubscribers')
  if (isTooEarly) throw new AppError('conflict', 'joinTooEarly')
  if (isTooLate) throw new AppError('conflict', 'liveSessionOver')
}

const slugParam = sql.placeholder('slug')
const userIdParam = sql.placeholder('userId')
const requestIdParam = sql.placeholder('requestId')
const namedColumn = <T>(name: string) => sql<T>`${sql.identifier(name)}`.as(name)

const recordJoinQuery = prepareOnce((db) => {
  const joinWindow = db
    .$with('join_window', {
      state: namedColumn<string>('state'),
      tooEarly: namedColumn<boolean>('too_early'),
      tooLate: namedColumn<boolean>('too_late'),
      canAttend: namedColumn<boolean>('can_attend'),
    })
    .as(sql`
      select ${liveSessions.id}, meeting_url, ${liveSessions.state}::text as state, capacity, attendance_method,
        r.state::text as mine, ${isTooEarlyToJoin} as too_early, ${isTooLateToJoin} as too_late,
        ${isOpenToViewer} as can_attend
      from ${liveSessions} cross join ${users}
      left join ${liveSessionRegistrations} r
        on r.live_session_id = ${liveSessions.id} and r.user_id = users.id
      where slug = ${slugParam}::text and ${liveSessions.state} <> 'draft' and users.id = ${userIdParam}::uuid`)
  const registeredRows = db
    .$with('registered', { id: namedColumn<string>('live_session_id') })
    .as(sql`
      insert into ${liveSessionRegistrations} (live_session_id, user_id, state, since, joined_at)
      select id, ${userIdParam}::uuid, 'registered', now(), now() from join_window
      where state = 'published' and can_attend and not too_early and not too_late
        and (mine = 'registered' or capacity is null)
      on conflict (live_session_id, user_id) do update set
        state = 'registered',
        since = case when live_session_registrations.state = 'registered' then live_session_registrations.since else now() end,
        joined_at = coalesce(live_session_registrations.joined_at, now())
      where live_session_registrations.state = 'registered' or (select capacity from join_window) is null
      returning live_session_id`)
  const attendanceRows = db.$with('present', { id: namedColumn<string>('live_session_id') }).as(sql`
      insert into ${attendances} (live_session_id, user_id, source)
      select id, ${userIdParam}::uuid, 'joining' from join_window, registered
      where registered.live_session_id = join_window.id and attendance_method = 'joining'
      on conflict do nothing
      returning live_session_id, user_id, at`)
  const eventRows = db
    .$with('told_webhooks', { id: namedColumn<string>('id') })
    .as(
      buildAttendanceInsert(sql`select live_session_id, user_id, at from present`, requestIdParam),
    )
  return db
    .with(joinWindow, registeredRows, attendanceRows, eventRows)
    .select({
      state: joinWindow.state,
      tooEarly: joinWindow.tooEarly,
      tooLate: joinWindow.tooLate,
      canAttend: joinWindow.canAttend,
      address: sql<
        string | null
      >`(select meeting_url from registered where live_session_id = join_window.id)`,
    })
    .from(joinWindow)
    .prepare('record_join')
})
