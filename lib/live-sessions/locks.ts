import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { liveSessionRegistrations, liveSessions } from '@/db/schema'
import { now } from './public-sessions'

/**
 * Lock the session's row before counting places or changing what emails announce. `no key`, so that
 * concurrent inserts of referencing rows, such as joins, do not wait.
 */
const lockedColumns = {
  id: liveSessions.id,
  slug: liveSessions.slug,
  state: liveSessions.state,
  kind: liveSessions.kind,
  theme: liveSessions.theme,
  subject: liveSessions.subject,
  region: liveSessions.region,
  title: liveSessions.title,
  summary: liveSessions.summary,
  language: liveSessions.language,
  host: liveSessions.host,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  mode: liveSessions.mode,
  audience: liveSessions.audience,
  capacity: liveSessions.capacity,
  sequence: liveSessions.sequence,
  version: liveSessions.version,
  repeatId: liveSessions.repeatId,
  cancelReason: liveSessions.cancelReason,
  rescheduledFrom: liveSessions.rescheduledFrom,
  announcedTime: liveSessions.announcedTime,
  newTimeDueAt: liveSessions.newTimeDueAt,
  updatedAt: liveSessions.updatedAt,
  now,
}

export type LockedLiveSession = Awaited<ReturnType<typeof lockRow>>

export const lockLiveSession = (tx: Db, slug: string) => lockRow(tx, eq(liveSessions.slug, slug))
export const lockLiveSessionById = (tx: Db, id: string) => lockRow(tx, eq(liveSessions.id, id))

async function lockRow(tx: Db, condition: SQL) {
  const [row] = await tx
    .select(lockedColumns)
    .from(liveSessions)
    .where(condition)
    .for('no key update')
  if (!row) throw new AppError('notFound', 'notFound')
  return row
}

/** Exact while the caller holds the session's lock. */
export async function countRegistered(tx: Db, liveSessionId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(liveSessionRegistrations)
    .where(
      and(
        eq(liveSessionRegistrations.liveSessionId, liveSessionId),
        eq(liveSessionRegistrations.state, 'registered'),
      ),
    )
  return row?.count ?? 0
}
