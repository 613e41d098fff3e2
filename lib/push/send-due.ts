import 'server-only'
import { eq, inArray, lte, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { type Db, database } from '@/db/client'
import { pushOutbox, pushSubscriptions } from '@/db/schema'
import { deliverPush, type PushOutcome } from './delivery'

const BATCH_SIZE = 100
const PARALLEL_REQUESTS = 10
/** Far longer than a batch takes, so that only a dead process loses its lease. */
const LEASE_SECONDS = 180
const RETRY_SECONDS = 30
const MAX_RETRY_SECONDS = 3600

const pushWorker = getProcessSingleton<{ running?: Promise<number> }>('push', () => ({}))

type ReleaseClaim = (
  tx: Db,
  claim: { liveSessionId: string; userId: string; kind: string },
) => Promise<void>

/**
 * One run at a time per process; returns how many the push services accepted. `releaseClaim` gives a message back
 * that no device can receive.
 */
export function sendDuePush(releaseClaim: ReleaseClaim): Promise<number> {
  pushWorker.running ??= drain(releaseClaim).finally(() => {
    pushWorker.running = undefined
  })
  return pushWorker.running
}

/** Before the process exits. */
export const waitForPush = async (): Promise<void> => {
  await pushWorker.running
}

async function drain(releaseClaim: ReleaseClaim): Promise<number> {
  let sentCount = 0
  try {
    const db = await database()
    await db.delete(pushOutbox).where(lte(pushOutbox.expiresAt, sql`now()`))
    for (;;) {
      const leased = await leaseBatch(db)
      for (let start = 0; start < leased.length; start += PARALLEL_REQUESTS) {
        const chunk = leased.slice(start, start + PARALLEL_REQUESTS)
        const outcomes = await Promise.all(chunk.map((row) => deliver(db, row, releaseClaim)))
        sentCount += outcomes.filter((outcome) => outcome === 'sent').length
      }
      if (leased.length < BATCH_SIZE) return sentCount
    }
  } catch (error) {
    log().error({ event: 'push.sending-failed', err: error })
    return sentCount
  }
}

/** After a kill, the lease ends and the message is sent again, with the same topic. */
async function leaseBatch(db: Db) {
  const rows = await db
    .update(pushOutbox)
    .set({
      dueAt: sql`now() + ${LEASE_SECONDS} * interval '1 second'`,
      attempts: sql`${pushOutbox.attempts} + 1`,
    })
    .where(
      // An array is read once; the planner may run an `in` subquery again and lease more.
      sql`${pushOutbox.id} = any(array(select o.id from push_outbox o
        where o.due_at <= now() and o.expires_at > now()
        order by o.due_at, o.id limit ${BATCH_SIZE} for update skip locked))`,
    )
    .returning({
      id: pushOutbox.id,
      subscriptionId: pushOutbox.subscriptionId,
      liveSessionId: pushOutbox.liveSessionId,
      kind: pushOutbox.kind,
      message: pushOutbox.message,
      attempts: pushOutbox.attempts,
      ttlSeconds: sql<number>`ceil(extract(epoch from ${pushOutbox.expiresAt} - now()))::int`,
    })
  if (rows.length === 0) return []
  const subscriptions = await db
    .select()
    .from(pushSubscriptions)
    .where(
      inArray(
        pushSubscriptions.id,
        rows.map(({ subscriptionId }) => subscriptionId),
      ),
    )
  const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]))
  return rows.flatMap((row) => {
    const subscription = byId.get(row.subscriptionId)
    return subscription ? [{ ...row, subscription }] : []
  })
}

type LeasedPush = Awaited<ReturnType<typeof leaseBatch>>[number]

async function deliver(
  db: Db,
  row: LeasedPush,
  releaseClaim: ReleaseClaim,
): Promise<PushOutcome['is']> {
  const { endpoint, p256dh, auth } = row.subscription
  const outcome = await deliverPush({
    ...{ endpoint, p256dh, auth, message: row.message, ttlSeconds: row.ttlSeconds },
    topic: `${row.liveSessionId} ${row.kind} ${row.subscriptionId}`,
  })
  if (outcome.is === 'gone') await removeExpired(db, row, releaseClaim)
  else if (outcome.is === 'failed') await postpone(db, row, outcome.retryAfterSeconds)
  else await db.delete(pushOutbox).where(eq(pushOutbox.id, row.id))
  if (outcome.is === 'rejected') log().warn({ event: 'push.rejected' })
  return outcome.is
}

const postpone = (db: Db, { id, attempts }: LeasedPush, retryAfterSeconds: number) => {
  const backoffSeconds = RETRY_SECONDS * 2 ** Math.min(attempts - 1, 6)
  const seconds = Math.min(Math.max(backoffSeconds, retryAfterSeconds), MAX_RETRY_SECONDS)
  return db
    .update(pushOutbox)
    .set({ dueAt: sql`now() + ${seconds} * interval '1 second'` })
    .where(eq(pushOutbox.id, id))
}

async function removeExpired(
  db: Db,
  { subscription, liveSessionId, kind }: LeasedPush,
  releaseClaim: ReleaseClaim,
) {
  const { id, userId } = subscription
  await db.transaction(async (tx) => {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
    const otherDevices = await tx.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))
    if (otherDevices === 0) await releaseClaim(tx, { liveSessionId, userId, kind })
  })
}
