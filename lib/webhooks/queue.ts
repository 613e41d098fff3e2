import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { metrics } from '@/base/metrics'
import { database } from '@/db/client'
import { webhookDeliveries, webhooks } from '@/db/schema'

/** What the webhooks that are not paused have still to get. */
export async function measureWebhookQueue(): Promise<{ waiting: number; oldestSeconds: number }> {
  const db = await database()
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${webhookDeliveries.createdAt})), 0)::float8`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(isNotNull(webhookDeliveries.dueAt), eq(webhooks.state, 'active')))
  return row ?? { waiting: 0, oldestSeconds: 0 }
}

export async function updateWebhookMetrics(): Promise<void> {
  try {
    const { waiting, oldestSeconds } = await measureWebhookQueue()
    metrics.webhookQueue.set(waiting)
    metrics.webhookQueueAge.set(oldestSeconds)
  } catch {
    // Without a database the other metrics matter most; these keep their last values.
  }
}
