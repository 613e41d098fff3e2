import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { type LockedLiveSession, lockLiveSessionById } from '../locks'
import { NO_WAITING_TIME } from '../new-time'
import { getLiveSessionPhase } from '../policy'
import { tellSessions } from '../webhook-events'
import { findFollowingSessionIds } from './change'
import { notifyRegistrants } from './notify'

type SessionCancellationInput = { reason: string; reach: 'this' | 'following' }

/** Emails the reason to everyone registered. A draft is deleted. */
export async function cancelLiveSession(
  actor: { id: string },
  id: string,
  { reason, reach }: SessionCancellationInput,
): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const first = await lockLiveSessionById(tx, id)
    const followingIds = reach === 'following' ? await findFollowingSessionIds(tx, first) : []
    if (!(await cancelOne(tx, first, actor, reason)))
      throw new AppError('conflict', 'nothingToCancel')
    let count = 1
    for (const liveSessionId of followingIds)
      if (await cancelOne(tx, await lockLiveSessionById(tx, liveSessionId), actor, reason))
        count += 1
    await bumpContentVersion(tx)
    return count
  })
}

/** Possible until the session's scheduled end. */
export async function restoreLiveSession(actor: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const before = await lockLiveSessionById(tx, id)
    const isOver = getLiveSessionPhase({ ...before, state: 'published' }, before.now) === 'over'
    if (before.state !== 'cancelled' || isOver) throw new AppError('conflict', 'cannotRestore')
    await updateState(tx, id, actor, { state: 'published', cancelledAt: null, cancelReason: null })
    await tellSessions(tx, 'session.published', [id])
    await notifyRegistrants(tx, await lockLiveSessionById(tx, id), 'restored')
    await writeAuditLog(tx, {
      action: 'live-session.restored',
      actor: userActor(actor.id),
      targetId: id,
      values: { title: before.title },
    })
    await bumpContentVersion(tx)
  })
}

async function cancelOne(tx: Db, before: LockedLiveSession, actor: { id: string }, reason: string) {
  const entry = {
    actor: userActor(actor.id),
    targetId: before.id,
    values: { title: before.title, startsAt: before.startsAt.toISOString() },
  }
  if (before.state === 'draft') {
    await tx.delete(liveSessions).where(eq(liveSessions.id, before.id))
    await writeAuditLog(tx, { action: 'live-session.deleted', ...entry })
    return true
  }
  if (getLiveSessionPhase(before, before.now) === 'over' || before.state === 'cancelled')
    return false
  const cancelledAt = sql`now()`
  await updateState(tx, before.id, actor, { state: 'cancelled', cancelledAt, cancelReason: reason })
  await tellSessions(tx, 'session.cancelled', [before.id])
  const cancelled = await lockLiveSessionById(tx, before.id)
  const announcedStart = before.announcedTime && new Date(before.announcedTime.startsAt)
  const startsAt = announcedStart ?? before.startsAt
  await notifyRegistrants(tx, { ...cancelled, startsAt }, 'cancelled')
  const values = { ...entry.values, reason }
  await writeAuditLog(tx, { action: 'live-session.cancelled', ...entry, values })
  return true
}

type LiveSessionStateChange = {
  state: 'published' | 'cancelled'
  cancelledAt: ReturnType<typeof sql> | null
  cancelReason: string | null
}

const updateState = (tx: Db, id: string, actor: { id: string }, change: LiveSessionStateChange) =>
  tx
    .update(liveSessions)
    .set({
      ...change,
      ...NO_WAITING_TIME,
      sequence: sql`${liveSessions.sequence} + 1`,
      version: sql`${liveSessions.version} + 1`,
      changedBy: actor.id,
    })
    .where(eq(liveSessions.id, id))
