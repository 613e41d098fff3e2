import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import type { Db } from '@/db/client'
import { gatherings, registrations } from '@/db/schema'
import { now } from './queries/columns'

/**
 * Whoever counts seats or changes what many are told of takes the gathering's row and holds it to the
 * end of the transaction: seats are given one at a time, and a letter tells of what stands. `no key`,
 * because rows that merely refer to it, such as the joins, are written meanwhile.
 */
const taken = {
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

export type Taken = Awaited<ReturnType<typeof take>>

export const takeGathering = (tx: Db, slug: string) => take(tx, eq(gatherings.slug, slug))
export const takeGatheringById = (tx: Db, id: string) => take(tx, eq(gatherings.id, id))

async function take(tx: Db, which: SQL) {
  const [row] = await tx.select(taken).from(gatherings).where(which).for('no key update')
  if (!row) throw new Refusal('notFound', 'nothingHere')
  return row
}

/** Holds for as long as the caller holds the gathering's row. */
export async function seatsTaken(tx: Db, gatheringId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.gatheringId, gatheringId), eq(registrations.state, 'registered')))
  return row?.count ?? 0
}
