import 'server-only'
import { sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database, prepareOnce } from '@/db/client'
import { gatherings, presences, registrations, users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { isSubscribed } from '@/lib/schools/is-subscribed'
import { JOIN_OPENS_BEFORE_MINUTES } from '../policy'
import { registerOnJoin } from './register'

/**
 * The only access to the meeting URL. One statement checks the time and the viewer by the database's clock
 * and records the attendance; without that record there is no URL.
 */
export async function joinLiveSession(viewer: Viewer, slug: string): Promise<string> {
  const firstAttempt = await attemptJoin(viewer, slug)
  if (firstAttempt.address !== null) return firstAttempt.address
  rejectJoin(firstAttempt)
  // Capacity is limited and this user is not registered.
  if (!(await registerOnJoin(viewer, slug))) throw new AppError('conflict', 'gatheringFull')
  const secondAttempt = await attemptJoin(viewer, slug)
  if (secondAttempt.address !== null) return secondAttempt.address
  rejectJoin(secondAttempt)
  throw new AppError('conflict', 'gatheringFull')
}

type JoinAttempt = {
  address: string | null
  state: string
  tooEarly: boolean
  tooLate: boolean
  follows: boolean
}

async function attemptJoin(viewer: Viewer, slug: string): Promise<JoinAttempt> {
  const [row] = await recordJoinQuery(await database()).execute({ slug, userId: viewer.id })
  if (!row) throw new AppError('notFound', 'nothingHere')
  return row
}

function rejectJoin({
  state,
  tooEarly: isTooEarly,
  tooLate: isTooLate,
  follows: canAttend,
}: JoinAttempt) {
  if (state === 'cancelled') throw new AppError('conflict', 'gatheringCancelled')
  if (!canAttend) throw new AppError('forbidden', 'gatheringForSubscribers')
  if (isTooEarly) throw new AppError('conflict', 'joinTooEarly')
  if (isTooLate) throw new AppError('conflict', 'gatheringOver')
}

const slugParam = sql.placeholder('slug')
const userIdParam = sql.placeholder('userId')
const namedColumn = <T>(name: string) => sql<T>`${sql.identifier(name)}`.as(name)

const recordJoinQuery = prepareOnce((db) => {
  const joinWindow = db
    .$with('door', {
      state: namedColumn<string>('state'),
      tooEarly: namedColumn<boolean>('too_early'),
      tooLate: namedColumn<boolean>('too_late'),
      follows: namedColumn<boolean>('follows'),
    })
    .as(sql`
      select g.id, g.meeting_address, g.state::text as state, g.seats, g.proof, r.state::text as mine,
        now() < g.starts_at - make_interval(mins => ${sql.raw(String(JOIN_OPENS_BEFORE_MINUTES))}) as too_early,
        now() >= g.starts_at + make_interval(mins => g.minutes) as too_late,
        (g.audience = 'person' or ${isSubscribed}) as follows
      from ${gatherings} g cross join ${users}
      left join ${registrations} r on r.gathering_id = g.id and r.user_id = users.id
      where g.slug = ${slugParam}::text and g.state <> 'draft' and users.id = ${userIdParam}::uuid`)
  const registeredRows = db.$with('noted', { id: namedColumn<string>('gathering_id') }).as(sql`
      insert into ${registrations} (gathering_id, user_id, state, since, joined_at)
      select id, ${userIdParam}::uuid, 'registered', now(), now() from door
      where state = 'published' and follows and not too_early and not too_late
        and (mine = 'registered' or seats is null)
      on conflict (gathering_id, user_id) do update set
        state = 'registered',
        since = case when registrations.state = 'registered' then registrations.since else now() end,
        joined_at = coalesce(registrations.joined_at, now())
      where registrations.state = 'registered' or (select seats from door) is null
      returning gathering_id`)
  const attendanceRows = db.$with('present', { id: namedColumn<string>('gathering_id') }).as(sql`
      insert into ${presences} (gathering_id, user_id, how)
      select id, ${userIdParam}::uuid, 'joining' from door, noted
      where noted.gathering_id = door.id and proof = 'joining'
      on conflict do nothing
      returning gathering_id`)
  return db
    .with(joinWindow, registeredRows, attendanceRows)
    .select({
      state: joinWindow.state,
      tooEarly: joinWindow.tooEarly,
      tooLate: joinWindow.tooLate,
      follows: joinWindow.follows,
      address: sql<string | null>`(select meeting_address from noted where gathering_id = door.id)`,
    })
    .from(joinWindow)
    .prepare('note_join')
})
