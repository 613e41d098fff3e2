import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { webhookDeliveries, webhooks } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { MAX_SCHOOL_WEBHOOKS, MAX_SITE_WEBHOOKS } from './kinds'
import { isAllowedTarget } from './public-address'
import type { WebhookInput } from './schema'
import { createWebhookSecret, encryptWebhookSecret, FORMER_SECRET_SECONDS } from './secret'

/** Whose webhooks someone manages: those of a school, or without one the team's. */
export type WebhookManager = { userId: string; schoolId: string | null }

export type NewSecret = { id: string; title: string; secret: string }

export const isManagedBy = ({ schoolId }: Pick<WebhookManager, 'schoolId'>) =>
  schoolId ? eq(webhooks.schoolId, schoolId) : isNull(webhooks.schoolId)

const isWebhook = (manager: WebhookManager, id: string) =>
  and(eq(webhooks.id, requireUuid(id)), isManagedBy(manager))

/** In the transaction that checks the manager. The secret is shown once. */
export async function createWebhook(
  tx: Db,
  manager: WebhookManager,
  { title, url, events }: WebhookInput,
): Promise<NewSecret> {
  if (!isAllowedTarget(url))
    throw new AppError('invalid', 'checkForm', { errors: { url: 'webhookUrlNotPublic' } })
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'))`)
  const most = manager.schoolId ? MAX_SCHOOL_WEBHOOKS : MAX_SITE_WEBHOOKS
  if ((await tx.$count(webhooks, isManagedBy(manager))) >= most)
    throw new AppError('conflict', 'tooManyWebhooks', { values: { most } })
  const [id, secret] = [randomUUID(), createWebhookSecret()]
  await tx.insert(webhooks).values({
    ...{ id, title, url, events: [...new Set(events)], schoolId: manager.schoolId },
    ...{ createdBy: manager.userId, encryptedSecret: encryptWebhookSecret(id, secret) },
  })
  await logWebhook(tx, 'webhook.created', manager, { id, title })
  return { id, title, secret }
}

/** The former secret signs beside it for a day. */
export async function renewWebhookSecret(
  tx: Db,
  manager: WebhookManager,
  id: string,
): Promise<NewSecret> {
  const secret = createWebhookSecret()
  const [webhook] = await tx
    .update(webhooks)
    .set({
      formerEncryptedSecret: webhooks.encryptedSecret,
      formerSecretUntil: fromNow(FORMER_SECRET_SECONDS),
      encryptedSecret: encryptWebhookSecret(id, secret),
    })
    .where(isWebhook(manager, id))
    .returning({ id: webhooks.id, title: webhooks.title })
  if (!webhook) throw new AppError('notFound', 'notFound')
  await logWebhook(tx, 'webhook.secret-renewed', manager, webhook)
  return { ...webhook, secret }
}

/** Its events wait meanwhile. */
export const pauseWebhook = (manager: WebhookManager, id: string) =>
  changeWebhook(manager, id, async (tx) => {
    const [paused] = await tx
      .update(webhooks)
      .set({ state: 'paused' })
      .where(and(isWebhook(manager, id), eq(webhooks.state, 'active')))
      .returning({ id: webhooks.id, title: webhooks.title })
    if (paused) await logWebhook(tx, 'webhook.paused', manager, paused)
    return paused
  })

/** What waits is due at once, with all its attempts. */
export const resumeWebhook = (manager: WebhookManager, id: string) =>
  changeWebhook(manager, id, async (tx) => {
    const [resumed] = await tx
      .update(webhooks)
      .set({ state: 'active', failures: 0, failingSince: null, heldUntil: null })
      .where(and(isWebhook(manager, id), inArray(webhooks.state, ['paused', 'failing'])))
      .returning({ id: webhooks.id, title: webhooks.title })
    if (!resumed) return
    await tx
      .update(webhookDeliveries)
      .set({ dueAt: sql`now()`, attempts: 0 })
      .where(and(eq(webhookDeliveries.webhookId, id), isNotNull(webhookDeliveries.dueAt)))
    await logWebhook(tx, 'webhook.resumed', manager, resumed)
    return resumed
  })

export const deleteWebhook = (manager: WebhookManager, id: string) =>
  changeWebhook(manager, id, async (tx) => {
    const [deleted] = await tx
      .delete(webhooks)
      .where(isWebhook(manager, id))
      .returning({ id: webhooks.id, title: webhooks.title })
    if (deleted) await logWebhook(tx, 'webhook.deleted', manager, deleted)
    return deleted
  })

/** Of a merged school: they follow, also beyond the limit. */
export async function moveWebhooks(tx: Db, { from, into }: { from: string; into: string }) {
  await tx.update(webhooks).set({ schoolId: into }).where(eq(webhooks.schoolId, from))
}

export async function requireLiveWebhook(tx: Db, manager: WebhookManager, id: string) {
  const [webhook] = await tx
    .select({ id: webhooks.id, title: webhooks.title, state: webhooks.state })
    .from(webhooks)
    .where(and(isWebhook(manager, id), ne(webhooks.state, 'ended')))
    .for('update')
  if (!webhook) throw new AppError('notFound', 'notFound')
  return webhook
}

type WebhookNames = { id: string; title: string }

async function changeWebhook(
  manager: WebhookManager,
  id: string,
  change: (tx: Db) => Promise<WebhookNames | undefined>,
): Promise<void> {
  requireUuid(id)
  const db = await database()
  const changed = await db.transaction(change)
  if (changed) return
  const exists = await db.$count(webhooks, isWebhook(manager, id))
  throw exists > 0
    ? new AppError('conflict', 'webhookStateOther')
    : new AppError('notFound', 'notFound')
}

type WebhookAction = `webhook.${'created' | 'deleted' | 'paused' | 'resumed' | 'secret-renewed'}`

const logWebhook = (
  tx: Db,
  action: WebhookAction,
  { userId, schoolId }: WebhookManager,
  { id: targetId, title }: WebhookNames,
) =>
  writeAuditLog(tx, {
    ...{ action, actor: userActor(userId), targetId, values: { title } },
    schoolId: schoolId ?? undefined,
  })
