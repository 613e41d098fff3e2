import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { gatherings, registrations } from '@/db/schema'
import { now } from './queries/columns'

/**
 * Whoever counts seats or changes what many are told of takes the gathering's row and holds it to the
 * end of the transaction: seats are given one at a time, and a letter tells of what stands. `no key`,
 * because rows that merely refer to it, such as the joins, are written meanwhile.
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

/** Holds for as long as the caller holds the gathering's row. */
export async function countRegistered(tx: Db, liveSessionId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.gatheringId, liveSessionId), eq(registrations.state, 'registered')))
  return row?.count ?? 0
}
