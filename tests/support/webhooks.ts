import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { webhookDeliveries, webhooks } from '@/db/schema'
import { WEBHOOK_EVENTS, type WebhookEventName } from '@/lib/webhooks/kinds'
import { createWebhook, type WebhookManager } from '@/lib/webhooks/webhook'

type WebhookSample = {
  url: string
  manager: WebhookManager
  events?: readonly WebhookEventName[]
}

export const newWebhook = (db: Db, { url, manager, events = WEBHOOK_EVENTS }: WebhookSample) =>
  db.transaction((tx) =>
    createWebhook(tx, manager, { title: 'Staff list', url, events: [...events] }),
  )

/** What waits or was sent, the oldest first. */
export const listStoredEvents = async (db: Db, webhookId: string) =>
  (
    await db
      .select()
      .from(webhookDeliveries)
      .where(sql`${webhookDeliveries.webhookId} = ${webhookId}`)
      .orderBy(webhookDeliveries.sequence)
  ).map((row) => ({ ...row, data: JSON.parse(row.payload).data as Record<string, unknown> }))

/** As if the pauses between attempts were over. */
export async function endPauses(db: Db) {
  await db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()` })
    .where(sql`${webhookDeliveries.dueAt} is not null`)
  await db.update(webhooks).set({ heldUntil: null })
}

/** Of an object of its own, unless one is named. */
export const storeEvents = (db: Db, webhookId: string, count: number, object?: string) =>
  db.execute(sql`insert into ${webhookDeliveries} (webhook_id, event_id, event, object, payload)
    select ${webhookId}::uuid, gen_random_uuid(), 'term.changed',
      coalesce(${object ?? null}::text, 'term:' || n),
      jsonb_build_object('type', 'term.changed', 'timestamp', '2026-01-01T00:00:00.000Z',
        'data', jsonb_build_object('n', n))::text
    from generate_series(1, ${count}::int) n`)

/** With deliveries in each state, and an answer without a place to break. */
export async function addUsedWebhook(db: Db, manager: WebhookManager): Promise<string> {
  const url = 'https://receiver.example/incoming/webhooks/of-the-school-with-a-long-name'
  const { id } = await newWebhook(db, { url, manager })
  await storeEvents(db, id, 3)
  const response = '<html>'.repeat(200)
  const [delivered, failed] = await listStoredEvents(db, id)
  const settle = (row: { id: string } | undefined, columns: object) =>
    db
      .update(webhookDeliveries)
      .set({ ...columns, attempts: 1, response, milliseconds: 120 })
      .where(sql`${webhookDeliveries.id} = ${row?.id ?? ''}`)
  await settle(delivered, { dueAt: null, deliveredAt: sql`now()`, status: 200 })
  await settle(failed, { dueAt: null, status: 500, problem: 'rejected' })
  await db.update(webhooks).set({ state: 'paused' }).where(sql`${webhooks.id} = ${id}`)
  return id
}
