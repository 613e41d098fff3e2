import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { gatherings, registrations } from '@/db/schema'
import { now } from './queries/columns'

/**
 * Lock the session's row before counting places or changing what emails announce. `no key`, so that
 * concurrent inserts of referencing rows, such as joins, do not wait.
 */
const lockedColumns = {
  id: gatherings.id,
  slug: gatherings.slug,
  state: gatherings.state,
  kind: gatherings.kind,
  title: gatherings.title,
  summary: gatherings.summary,
  host: gatherings.host,
  startsAt: gatherings.startsAt,
  minutes: gatherings.minutes,
  audience: gatherings.audience,
  seats: gatherings.seats,
  sequence: gatherings.sequence,
  version: gatherings.version,
  repeatId: gatherings.repeatId,
  cancelReason: gatherings.cancelReason,
  updatedAt: gatherings.updatedAt,
  now,
}

export type LockedLiveSession = Awaited<ReturnType<typeof lockRow>>

export const lockLiveSession = (tx: Db, slug: string) => lockRow(tx, eq(gatherings.slug, slug))
export const lockLiveSessionById = (tx: Db, id: string) => lockRow(tx, eq(gatherings.id, id))

async function lockRow(tx: Db, condition: SQL) {
  const [row] = await tx
    .select(lockedColumns)
    .from(gatherings)
    .where(condition)
    .for('no key update')
  if (!row) throw new AppError('notFound', 'nothingHere')
  return row
}

/** Exact while the caller holds the session's lock. */
export async function countRegistered(tx: Db, liveSessionId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.gatheringId, liveSessionId), eq(registrations.state, 'registered')))
  return row?.count ?? 0
}
