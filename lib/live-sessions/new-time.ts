import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { liveSessionEmails, liveSessionRegistrations, type liveSessions } from '@/db/schema'
import type { LockedLiveSession } from './locks'
import { NEW_TIME_UNDO_SECONDS } from './policy'

export const NO_WAITING_TIME = { announcedTime: null, newTimeDueAt: null }

type NewTime = { startsAt: Date; minutes: number; isOver: boolean }
type NewTimePlan = { columns: PgUpdateSetSource<typeof liveSessions>; emailCount: number }

/** The columns of a session that gets a new time, and how many people an email will tell. */
export async function planNewTime(
  tx: Db,
  before: LockedLiveSession,
  { startsAt, minutes, isOver }: NewTime,
): Promise<NewTimePlan> {
  if (before.state !== 'published' || isOver) return { columns: NO_WAITING_TIME, emailCount: 0 }
  const announced = getAnnouncedTime(before)
  const start = startsAt.toISOString()
  if (announced.startsAt === start && announced.minutes === minutes) {
    await keepReminders(tx, before)
    return { columns: NO_WAITING_TIME, emailCount: 0 }
  }
  const emailCount = await countRegistrants(tx, before.id)
  if (emailCount > 0) {
    const newTimeDueAt = sql`now() + make_interval(secs => ${NEW_TIME_UNDO_SECONDS})`
    return { columns: { announcedTime: announced, newTimeDueAt }, emailCount }
  }
  const rescheduledFrom =
    announced.startsAt === start ? {} : { rescheduledFrom: new Date(announced.startsAt) }
  return { columns: { ...NO_WAITING_TIME, ...rescheduledFrom }, emailCount }
}

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

async function countRegistrants(tx: Db, liveSessionId: string) {
  return tx.$count(
    liveSessionRegistrations,
    and(
      eq(liveSessionRegistrations.liveSessionId, liveSessionId),
      inArray(liveSessionRegistrations.state, ['registered', 'waiting']),
    ),
  )
}
