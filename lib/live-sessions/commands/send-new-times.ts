import 'server-only'
import { asc, eq, lte, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { type LockedLiveSession, lockLiveSessionById } from '../locks'
import { getFormerStart, NO_WAITING_TIME } from '../new-time'
import { getLiveSessionPhase } from '../policy'
import { notifyRegistrants } from '../session/notify'

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
