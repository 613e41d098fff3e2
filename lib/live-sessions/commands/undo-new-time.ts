import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { type LockedLiveSession, lockLiveSessionById } from '../locks'
import { isSavedWith, keepReminders, NO_WAITING_TIME } from '../new-time'

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
