import 'server-only'
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { AppError } from '@/base/errors'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { log } from '@/base/log'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessionEmails, liveSessionRegistrations, liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { type LockedLiveSession, lockLiveSessionById } from './locks'
import { getLiveSessionPhase, NEW_TIME_UNDO_SECONDS } from './policy'
import { notifyRegistrants } from './session/notify'
import { tellSessions } from './webhook-events'

export const NO_WAITING_TIME = { announcedTime: null, newTimeDueAt: null }

type NewTime = {
  startsAt: Date
  minutes: number
  isOver: boolean
  /** Somebody knows the time of this session, or of another one of the same save: they are undone together. */
  waits: boolean
}

type NewTimePlan = { columns: PgUpdateSetSource<typeof liveSessions>; emailCount: number }

type WaitingNewTime = { dueAt: Date; undoSeconds: number; emailCount: number }

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

/** Each session in a transaction of its own; its lock decides between instances, and between this and an undo. */
export async function enqueueNewTimes(): Promise<number> {
  try {
    const db = await database()
    let enqueuedCount = 0
    for (;;) {
      const count = await db.transaction(enqueueNext)
      if (count === null) return enqueuedCount
      enqueuedCount += count
    }
  } catch (error) {
    log().error({ event: 'live-session.new-times-failed', err: error })
    return 0
  }
}

/** Restores the times that people know, and sends nothing. All sessions of one save: their emails are due together. */
export async function undoNewTime(actor: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const sessions: LockedLiveSession[] = []
    for (const session of await findSavedTogether(tx, id))
      sessions.push(await lockLiveSessionById(tx, session.id))
    // After their locks: what is not yet due by the clock has not been sent.
    const waitingIds = new Set((await findSavedTogether(tx, id)).map((session) => session.id))
    if (!waitingIds.has(id)) throw new AppError('conflict', 'newTimeSent')
    for (const session of sessions)
      if (waitingIds.has(session.id)) await restoreTime(tx, session, actor)
    await bumpContentVersion(tx)
  })
}

const getAnnouncedTime = ({ announcedTime, startsAt, minutes, sequence }: LockedLiveSession) =>
  announcedTime ?? { startsAt: startsAt.toISOString(), minutes, sequence }

async function countRegistrants(tx: Db, liveSessionIds: string[]) {
  return tx.$count(
    liveSessionRegistrations,
    and(
      inArray(liveSessionRegistrations.liveSessionId, liveSessionIds),
      inArray(liveSessionRegistrations.state, ['registered', 'waiting']),
    ),
  )
}

/** Null when nothing is due. */
async function enqueueNext(tx: Db): Promise<number | null> {
  const [due] = await tx
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(lte(liveSessions.newTimeDueAt, sql`now()`))
    .orderBy(asc(liveSessions.newTimeDueAt), asc(liveSessions.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!due) return null
  return announce(tx, await lockLiveSessionById(tx, due.id))
}

async function announce(tx: Db, session: LockedLiveSession) {
  const formerStart = getFormerStart(session, session.startsAt)
  const isOver = getLiveSessionPhase(session, session.now) === 'over'
  const count = isOver
    ? 0
    : await notifyRegistrants(tx, { ...session, rescheduledFrom: null, ...formerStart }, 'moved')
  await tx
    .update(liveSessions)
    .set({ ...NO_WAITING_TIME, ...formerStart })
    .where(eq(liveSessions.id, session.id))
  await bumpContentVersion(tx)
  return count
}

const findSavedTogether = (tx: Db, id: string) =>
  tx
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(
      and(isSavedWith(sql`${id}::uuid`), sql`live_sessions.new_time_due_at > clock_timestamp()`),
    )
    .orderBy(asc(liveSessions.startsAt))

async function restoreTime(tx: Db, before: LockedLiveSession, actor: { id: string }) {
  if (!before.announcedTime) return
  const startsAt = new Date(before.announcedTime.startsAt)
  const { minutes } = before.announcedTime
  await keepReminders(tx, before)
  await tx
    .update(liveSessions)
    .set({
      ...{ ...NO_WAITING_TIME, startsAt, minutes, changedBy: actor.id },
      // Calendars may have read the new time.
      sequence: sql`${liveSessions.sequence} + 1`,
      version: sql`${liveSessions.version} + 1`,
    })
    .where(eq(liveSessions.id, before.id))
  await tellSessions(tx, 'session.changed', [before.id])
  const changes = [
    { field: 'day', from: formatIndiaDay(before.startsAt), to: formatIndiaDay(startsAt) },
    { field: 'time', from: formatIndiaClock(before.startsAt), to: formatIndiaClock(startsAt) },
    { field: 'minutes', from: String(before.minutes), to: String(minutes) },
  ].filter(({ from, to }) => from !== to)
  await writeAuditLog(tx, {
    action: 'live-session.changed',
    actor: userActor(actor.id),
    targetId: before.id,
    values: { title: before.title, changes },
  })
}
