import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { webhookDeliveries, webhooks } from '@/db/schema'
import type { DeliveryProblem, WebhookEventName } from './kinds'
import { listSteadyHeaders } from './message'
import { isManagedBy, type WebhookManager } from './webhook'

const DELIVERIES_PER_PAGE = 20

type ManagedBy = Pick<WebhookManager, 'schoolId'>

const shownColumns = {
  id: webhooks.id,
  title: webhooks.title,
  url: webhooks.url,
  events: webhooks.events,
  state: webhooks.state,
  failingSince: webhooks.failingSince,
  formerSecretUntil: sql<Date | null>`case when ${webhooks.formerSecretUntil} > now()
    then ${webhooks.formerSecretUntil} end`.mapWith(webhooks.formerSecretUntil),
  waiting: sql<number>`(select count(*)::int from ${webhookDeliveries} d
    where d.webhook_id = ${webhooks.id} and d.due_at is not null)`,
}

export async function listWebhooks(manager: ManagedBy) {
  const db = await database()
  const rows = await db
    .select(shownColumns)
    .from(webhooks)
    .where(isManagedBy(manager))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  return rows.map(toShownWebhook)
}

export async function findWebhook(manager: ManagedBy, id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select(shownColumns)
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isManagedBy(manager)))
  return row ? toShownWebhook(row) : null
}

const toShownWebhook = <Row extends { events: string[] }>({ events, ...row }: Row) => ({
  ...row,
  events: events as WebhookEventName[],
})

export type ShownWebhook = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

/** Of a webhook that `findWebhook` found. The newest first. */
export async function listDeliveries(webhookId: string, after?: string) {
  const db = await database()
  const { createdAt, id } = webhookDeliveries
  const list = buildPageQuery({ timestamp: createdAt, id, after, pageSize: DELIVERIES_PER_PAGE })
  const rows = await db
    .select({
      ...{ key: list.key, id, createdAt },
      eventId: webhookDeliveries.eventId,
      requestId: webhookDeliveries.requestId,
      event: webhookDeliveries.event,
      attempts: webhookDeliveries.attempts,
      attemptedAt: webhookDeliveries.attemptedAt,
      deliveredAt: webhookDeliveries.deliveredAt,
      dueAt: webhookDeliveries.dueAt,
      status: webhookDeliveries.status,
      milliseconds: webhookDeliveries.milliseconds,
      problem: sql<DeliveryProblem | null>`${webhookDeliveries.problem}`,
      payload: webhookDeliveries.payload,
      response: webhookDeliveries.response,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), list.from))
    .orderBy(...list.by)
    .limit(list.most)
  const page = slicePage(rows, DELIVERIES_PER_PAGE)
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, headers: listSteadyHeaders(row) })),
  }
}

export type DeliveryPage = Awaited<ReturnType<typeof listDeliveries>>
export type ShownDelivery = DeliveryPage['rows'][number]
