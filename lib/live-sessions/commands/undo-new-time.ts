import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { type LockedLiveSession, lockLiveSessionById } from '../locks'
import { keepReminders, NO_WAITING_TIME } from '../new-time'
import { findFollowingSessionIds } from '../session/change'

/** Restores the time that people know, and sends nothing. All sessions or none: their emails are due together. */
export async function undoNewTime(
  actor: { id: string },
  id: string,
  reach: 'this' | 'following',
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const sessions = [await lockLiveSessionById(tx, id)]
    const followingIds =
      reach === 'following' && sessions[0] ? await findFollowingSessionIds(tx, sessions[0]) : []
    for (const followingId of followingIds)
      sessions.push(await lockLiveSessionById(tx, followingId))
    const waitingIds = await findWaitingIds(
      tx,
      sessions.map((session) => session.id),
    )
    if (!waitingIds.has(id)) throw new AppError('conflict', 'newTimeSent')
    for (const session of sessions)
      if (waitingIds.has(session.id)) await restoreTime(tx, session, actor)
    await bumpContentVersion(tx)
  })
}

/** After their locks: what is not yet due by the clock has not been sent. */
async function findWaitingIds(tx: Db, ids: string[]) {
  const isWaiting = sql`${liveSessions.newTimeDueAt} > clock_timestamp()`
  const rows = await tx
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(and(inArray(liveSessions.id, ids), isWaiting))
  return new Set(rows.map((row) => row.id))
}

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
