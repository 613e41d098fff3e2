import 'server-only'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { liveSessionEmails, liveSessionRegistrations, liveSessions } from '@/db/schema'
import type { LockedLiveSession } from './locks'
import { NEW_TIME_UNDO_SECONDS } from './policy'

export const NO_WAITING_TIME = { announcedTime: null, newTimeDueAt: null }

type NewTime = {
  startsAt: Date
  minutes: number
  isOver: boolean
  /** Somebody knows the time of this session, or of another one of the same save: they are undone together. */
  waits: boolean
}
type NewTimePlan = { columns: PgUpdateSetSource<typeof liveSessions>; emailCount: number }

/** The columns of a session that gets a new time, and how many people an email will tell. */
export async function planNewTime(
  tx: Db,
  before: LockedLiveSession,
  { startsAt, minutes, isOver, waits }: NewTime,
): Promise<NewTimePlan> {
  if (before.state === 'cancelled' || isOver) return { columns: NO_WAITING_TIME, emailCount: 0 }
  const announced = getAnnouncedTime(before)
  const start = startsAt.toISOString()
  if (announced.startsAt === start && announced.minutes === minutes) {
    await keepReminders(tx, before)
    return { columns: NO_WAITING_TIME, emailCount: 0 }
  }
  if (waits) {
    const newTimeDueAt = sql`now() + make_interval(secs => ${NEW_TIME_UNDO_SECONDS})`
    const emailCount = await countRegistrants(tx, [before.id])
    return { columns: { announcedTime: announced, newTimeDueAt }, emailCount }
  }
  return { columns: { ...NO_WAITING_TIME, ...getFormerStart(before, startsAt) }, emailCount: 0 }
}

/** Of a session that visitors know. */
export function getFormerStart(session: LockedLiveSession, startsAt: Date) {
  const announced = getAnnouncedTime(session)
  if (session.state !== 'published' || announced.startsAt === startsAt.toISOString()) return {}
  return { rescheduledFrom: new Date(announced.startsAt) }
}

/** True when an email is to tell the new time of one of them. */
export const isTimeKnown = async (tx: Db, sessions: LockedLiveSession[]) =>
  (await countRegistrants(
    tx,
    sessions.filter(({ state }) => state === 'published').map(({ id }) => id),
  )) > 0

const getAnnouncedTime = ({ announcedTime, startsAt, minutes, sequence }: LockedLiveSession) =>
  announcedTime ?? { startsAt: startsAt.toISOString(), minutes, sequence }

/** People who were reminded of the announced time are not reminded of it again under the next SEQUENCE. */
export const keepReminders = (tx: Db, before: LockedLiveSession) =>
  tx
    .insert(liveSessionEmails)
    .select(
      sql`select l.live_session_id, l.user_id,
        split_part(l.kind, ':', 1) || ':' || ${before.sequence + 1}::int, now()
        from ${liveSessionEmails} l where l.live_session_id = ${before.id}
          and l.kind in (${`day:${getAnnouncedTime(before).sequence}`}, ${`soon:${getAnnouncedTime(before).sequence}`})`,
    )
    .onConflictDoNothing()

/** For a query of the table `live_sessions`. One save sets the same instant in all its sessions of a series. */
export const isSavedWith = (id: SQL) =>
  sql`(live_sessions.id = ${id} or exists (select from live_sessions w where w.id = ${id}
    and w.repeat_id = live_sessions.repeat_id
    and w.new_time_due_at = live_sessions.new_time_due_at))`

type WaitingNewTime = { dueAt: Date; undoSeconds: number; emailCount: number }

/** What the page of a session offers to undo; null when nothing waits. */
export async function findWaitingNewTime(db: Db, id: string): Promise<WaitingNewTime | null> {
  const [row] = await db
    .select({
      dueAt: sql`max(live_sessions.new_time_due_at)`.mapWith(liveSessions.newTimeDueAt),
      undoSeconds: sql<number>`extract(epoch from max(live_sessions.new_time_due_at) - clock_timestamp())::float8`,
      emailCount: sql<number>`sum((select count(*) from live_session_registrations r
        where r.live_session_id = live_sessions.id and r.state in ('registered', 'waiting')))::int`,
    })
    .from(liveSessions)
    .where(
      and(isSavedWith(sql`${id}::uuid`), sql`live_sessions.new_time_due_at > clock_timestamp()`),
    )
    .having(sql`count(*) > 0`)
  return row ?? null
}

async function countRegistrants(tx: Db, liveSessionIds: string[]) {
  return tx.$count(
    liveSessionRegistrations,
    and(
      inArray(liveSessionRegistrations.liveSessionId, liveSessionIds),
      inArray(liveSessionRegistrations.state, ['registered', 'waiting']),
    ),
  )
}
