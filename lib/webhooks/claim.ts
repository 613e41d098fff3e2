import 'server-only'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { fromNow } from '@/db/ago'
import { database } from '@/db/client'
import { webhookDeliveries, webhooks } from '@/db/schema'
import { isServed } from './enqueue'

/** Far longer than an attempt, so that only a dead process loses its lease. */
const LEASE_SECONDS = 60

const isDue = sql`${webhookDeliveries.dueAt} <= now()`

/** The oldest waiting event about its object, also while another process delivers that one. */
const isNext = sql`not exists (select from webhook_deliveries earlier
  where earlier.webhook_id = ${webhookDeliveries.webhookId}
    and earlier.object = ${webhookDeliveries.object}
    and earlier.due_at is not null and earlier.sequence < ${webhookDeliveries.sequence})`

const canServe = and(
  eq(webhooks.state, 'active'),
  sql`(${webhooks.heldUntil} is null or ${webhooks.heldUntil} <= now())`,
  isServed,
)

/** With something due, those that waited longest first. */
export async function listReadyWebhooks(): Promise<{ id: string; isFailing: boolean }[]> {
  const db = await database()
  return db
    .select({ id: webhooks.id, isFailing: sql<boolean>`${webhooks.failures} > 0` })
    .from(webhooks)
    .where(
      and(
        canServe,
        sql`exists (select from ${webhookDeliveries}
          where ${webhookDeliveries.webhookId} = ${webhooks.id} and ${isDue})`,
      ),
    )
    .orderBy(sql`${webhooks.servedAt} asc nulls first`, asc(webhooks.id))
}

/** One event per object, in order. While its attempts fail, a webhook gets one event at a time. */
export async function claimDeliveries(webhookId: string, size: number) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [webhook] = await tx
      .update(webhooks)
      .set({ servedAt: sql`now()` })
      .where(and(eq(webhooks.id, webhookId), canServe))
      .returning({
        id: webhooks.id,
        schoolId: webhooks.schoolId,
        title: webhooks.title,
        url: webhooks.url,
        encryptedSecret: webhooks.encryptedSecret,
        formerEncryptedSecret: sql<
          string | null
        >`case when ${webhooks.formerSecretUntil} > now() then ${webhooks.formerEncryptedSecret} end`,
        failures: webhooks.failures,
      })
    if (!webhook) return null
    const due = tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), isDue, isNext))
      .orderBy(asc(webhookDeliveries.sequence))
      .limit(webhook.failures > 0 ? 1 : size)
      .for('update', { skipLocked: true })
    const deliveries = await tx
      .update(webhookDeliveries)
      .set(LEASED_COLUMNS)
      // An array is read once; the planner may run an `in` subquery again and lease more.
      .where(sql`${webhookDeliveries.id} = any(array(${due}))`)
      .returning(leasedColumns)
    return { ...webhook, deliveries: deliveries.sort((a, b) => a.sequence - b.sequence) }
  })
}

/** Those that the turn did not come to are due again, and this was no attempt. */
export async function releaseDeliveries(deliveries: ClaimedDelivery[]): Promise<void> {
  const db = await database()
  const isClaimed = deliveries.map(({ id, attempts }) =>
    and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)),
  )
  await db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()`, attempts: sql`${webhookDeliveries.attempts} - 1` })
    .where(and(or(...isClaimed), isNotNull(webhookDeliveries.dueAt)))
}

const LEASED_COLUMNS = {
  dueAt: fromNow(LEASE_SECONDS),
  attempts: sql`${webhookDeliveries.attempts} + 1`,
  attemptedAt: sql`now()`,
}

const leasedColumns = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  event: webhookDeliveries.event,
  sequence: webhookDeliveries.sequence,
  payload: webhookDeliveries.payload,
  attempts: webhookDeliveries.attempts,
  requestId: webhookDeliveries.requestId,
}

export type ClaimedWebhook = NonNullable<Awaited<ReturnType<typeof claimDeliveries>>>
export type ClaimedDelivery = ClaimedWebhook['deliveries'][number]
