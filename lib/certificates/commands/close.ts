import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { type Actor, aPerson, record, theSite } from '@/lib/audit/record'
import { endOf } from '../queries/closing'

/** A session that is over is closed: presence is settled, and who was there gets a certificate. */
export async function closeByTeam(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction((tx) => closeGathering(tx, knownId(id), aPerson(viewer.id)))
}

/** Closing what is closed changes nothing. What follows from it is `settle`, behind the transaction. */
export async function closeGathering(tx: Db, id: string, by: Actor): Promise<void> {
  const closed = await tx
    .update(gatherings)
    .set({ closedAt: sql`now()` })
    .where(and(eq(gatherings.id, id), isOver, isNull(gatherings.closedAt)))
    .returning({ title: gatherings.title })
  const [gathering] = closed
  if (gathering) return record(tx, { act: 'gathering.closed', by, values: gathering })
  const [known] = await tx
    .select({ closedAt: gatherings.closedAt })
    .from(gatherings)
    .where(eq(gatherings.id, id))
  if (!known) throw new Refusal('notFound', 'nothingHere')
  if (!known.closedAt) throw new Refusal('conflict', 'sessionNotOver')
}

/** For a list that comes late. What was issued stands; the next closing issues what is missing. */
export async function reopenGathering(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [gathering] = await tx
      .update(gatherings)
      .set({ closedAt: null })
      .where(and(eq(gatherings.id, knownId(id)), isNotNull(gatherings.closedAt)))
      .returning({ title: gatherings.title })
    if (!gathering) throw new Refusal('notFound', 'nothingHere')
    await record(tx, { act: 'gathering.reopened', by: aPerson(viewer.id), values: gathering })
  })
}

/** What nobody has closed a day after its end, or after it was last touched, closes by itself. */
export async function closeLeftOpen(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(gatherings)
      .set({ closedAt: sql`now()` })
      .where(and(isOver, isNull(gatherings.closedAt), leftAlone))
      .returning({ title: gatherings.title })
    for (const gathering of closed)
      await record(tx, { act: 'gathering.closed', by: theSite, values: gathering })
  })
}

const isOver = sql`${gatherings.state} = 'published' and ${endOf} <= now()`
const leftAlone = sql`greatest(${endOf}, ${gatherings.updatedAt}) <= now() - interval '1 day'`
