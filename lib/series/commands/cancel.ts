import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { noteChange } from '@/db/version'
import { aPerson, record } from '@/lib/audit/record'
import { standingOf } from '../policy'
import { type Taken, takeGatheringById } from '../take'
import { tellAll } from '../tell'
import { followers } from './change'

type Cancellation = { reason: string; reach: 'this' | 'following' }

/** It does not take place; everybody who meant to come is told why. A draft simply goes. */
export async function cancelGathering(
  by: { id: string },
  id: string,
  { reason, reach }: Cancellation,
): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const first = await takeGatheringById(tx, id)
    const others = reach === 'following' ? await followers(tx, first) : []
    if (!(await callOff(tx, first, by, reason))) throw new Refusal('conflict', 'nothingToCancel')
    let count = 1
    for (const one of others)
      if (await callOff(tx, await takeGatheringById(tx, one), by, reason)) count += 1
    await record(tx, { act: 'gathering.cancelled', by: aPerson(by.id), values: { count } })
    await noteChange(tx)
    return count
  })
}

/** As long as it has not ended, a cancelled session can take place after all. */
export async function restoreGathering(by: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const before = await takeGatheringById(tx, id)
    const isOver = standingOf({ ...before, state: 'published' }, before.now) === 'over'
    if (before.state !== 'cancelled' || isOver) throw new Refusal('conflict', 'cannotRestore')
    await turn(tx, id, by, { state: 'published', cancelledAt: null, cancelReason: null })
    await tellAll(tx, await takeGatheringById(tx, id), 'restored')
    await record(tx, { act: 'gathering.restored', by: aPerson(by.id) })
    await noteChange(tx)
  })
}

async function callOff(tx: Db, before: Taken, by: { id: string }, reason: string) {
  if (before.state === 'draft') {
    await tx.delete(gatherings).where(eq(gatherings.id, before.id))
    return true
  }
  if (standingOf(before, before.now) === 'over' || before.state === 'cancelled') return false
  const cancelledAt = sql`now()`
  await turn(tx, before.id, by, { state: 'cancelled', cancelledAt, cancelReason: reason })
  await tellAll(tx, await takeGatheringById(tx, before.id), 'cancelled')
  return true
}

type Turn = {
  state: 'published' | 'cancelled'
  cancelledAt: ReturnType<typeof sql> | null
  cancelReason: string | null
}

const turn = (tx: Db, id: string, by: { id: string }, change: Turn) =>
  tx
    .update(gatherings)
    .set({
      ...change,
      sequence: sql`${gatherings.sequence} + 1`,
      version: sql`${gatherings.version} + 1`,
      changedBy: by.id,
    })
    .where(eq(gatherings.id, id))
