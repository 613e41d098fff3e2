import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { getCurrentRequestId } from '@/base/request-id'
import { type Db, database } from '@/db/client'
import { webhookDeliveries, webhooks } from '@/db/schema'
import type { DeliveryProblem } from './kinds'
import { TEST_EVENT } from './kinds'
import { requireLiveWebhook, type WebhookManager } from './webhook'
import { deliverWebhooks } from './worker'

/** Long enough for most receivers; a request of the page has 10 seconds. */
const MAX_WAIT_MS = 4_000
const POLL_MS = 100

/** Null while no attempt is over. */
export type AttemptResult = { status: number | null; problem: DeliveryProblem | null } | null

/** As an event of its own, so that nothing waits for it. */
export async function sendTestEvent(manager: WebhookManager, id: string): Promise<AttemptResult> {
  const db = await database()
  const delivery = await db.transaction(async (tx) => {
    await requireActive(tx, manager, id)
    const eventId = randomUUID()
    const payload = { type: TEST_EVENT, timestamp: new Date(), data: { webhook_id: id } }
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        ...{ webhookId: id, eventId, event: TEST_EVENT, object: `test:${eventId}` },
        ...{ payload: JSON.stringify(payload), requestId: getCurrentRequestId() },
      })
      .returning({ id: webhookDeliveries.id })
    return row?.id ?? ''
  })
  return waitForAttempt(delivery)
}

/** With the same id, so that a receiver can tell that it has it already. */
export async function sendAgain(
  manager: WebhookManager,
  id: string,
  deliveryId: string,
): Promise<AttemptResult> {
  requireUuid(deliveryId)
  const db = await database()
  await db.transaction(async (tx) => {
    await requireActive(tx, manager, id)
    const [repeated] = await tx
      .update(webhookDeliveries)
      .set({
        dueAt: sql`now()`,
        attempts: 0,
        attemptedAt: null,
        milliseconds: null,
        deliveredAt: null,
      })
      .where(
        and(
          eq(webhookDeliveries.id, deliveryId),
          eq(webhookDeliveries.webhookId, id),
          isNull(webhookDeliveries.dueAt),
        ),
      )
      .returning({ id: webhookDeliveries.id })
    if (!repeated) throw new AppError('conflict', 'webhookStateOther')
  })
  return waitForAttempt(deliveryId)
}

async function requireActive(tx: Db, manager: WebhookManager, id: string) {
  const { state } = await requireLiveWebhook(tx, manager, id)
  if (state !== 'active') throw new AppError('conflict', 'webhookStateOther')
  await tx.update(webhooks).set({ heldUntil: null }).where(eq(webhooks.id, id))
}

async function waitForAttempt(deliveryId: string): Promise<AttemptResult> {
  // It goes on after the answer.
  void withoutDeadline(deliverWebhooks)
  const deadline = Date.now() + MAX_WAIT_MS
  const db = await database()
  while (Date.now() < deadline) {
    const [row] = await db
      .select({
        status: webhookDeliveries.status,
        problem: webhookDeliveries.problem,
        isOver: sql<boolean>`${webhookDeliveries.attemptedAt} is not null
          and (${webhookDeliveries.dueAt} is null or ${webhookDeliveries.milliseconds} is not null)`,
      })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, deliveryId))
    if (row?.isOver) return { status: row.status, problem: row.problem as DeliveryProblem | null }
    await sleep(POLL_MS)
  }
  return null
}
