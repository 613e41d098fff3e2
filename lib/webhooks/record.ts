import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { type Db, database } from '@/db/client'
import { webhookDeliveries, webhooks } from '@/db/schema'
import { siteActor, writeAuditLog } from '@/lib/audit/audit-log'
import { afterMilliseconds } from '@/lib/mail/outbox'
import type { ClaimedDelivery, ClaimedWebhook } from './claim'
import { MAX_SHOWN_RESPONSE } from './kinds'
import { notifyOwners } from './notify-owners'
import {
  computeHoldDelay,
  computeRedeliveryDelay,
  MAX_FAILURES,
  MIN_FAILING_SECONDS,
} from './retry'
import type { WebhookAnswer } from './send-request'

export type WebhookAttempt = WebhookAnswer & { milliseconds: number }

/** The attempt count identifies the lease, so that a process whose lease expired changes nothing. */
export async function recordAttempt(
  webhook: ClaimedWebhook,
  delivery: ClaimedDelivery,
  attempt: WebhookAttempt,
): Promise<void> {
  const db = await database()
  if (attempt.problem === null && webhook.failures === 0)
    return void (await updateDelivery(db, delivery, { ...describeAttempt(attempt), ...DELIVERED }))
  await db.transaction(async (tx) => {
    // Before its delivery, as in a claim.
    const { failures } = attempt.problem
      ? await countFailure(tx, webhook)
      : await forgetFailures(tx, webhook)
    const outcome = attempt.problem ? planRetry(attempt, delivery) : DELIVERED
    const isOwn = await updateDelivery(tx, delivery, { ...describeAttempt(attempt), ...outcome })
    if (!isOwn || !attempt.problem) return
    if (attempt.problem === 'ended') await endWebhook(tx, webhook)
    else if (failures >= MAX_FAILURES) await pauseIfFailingLong(tx, webhook)
  })
}

const DELIVERED = { dueAt: null, deliveredAt: sql`now()` }

const describeAttempt = ({ problem, status, milliseconds, response }: WebhookAttempt) => ({
  ...{ problem, status, milliseconds, response: toStoredText(response) },
})

/** Whatever the receiver sent, as text that the database can store and a page can show. */
export const toStoredText = (bytes: Buffer): string | null =>
  bytes
    .subarray(0, MAX_SHOWN_RESPONSE * 4)
    .toString('utf8')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL stores no NUL, and no page shows the others.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
    .slice(0, MAX_SHOWN_RESPONSE)
    .toWellFormed() || null

const planRetry = ({ problem }: WebhookAttempt, { attempts }: ClaimedDelivery) => {
  const delayMs = problem === 'ended' ? undefined : computeRedeliveryDelay(attempts)
  return { dueAt: delayMs === undefined ? null : afterMilliseconds(delayMs) }
}

async function updateDelivery(
  tx: Db,
  { id, attempts }: ClaimedDelivery,
  columns: Partial<Record<keyof typeof webhookDeliveries.$inferInsert, unknown>>,
): Promise<boolean> {
  const updatedRows = await tx
    .update(webhookDeliveries)
    .set(columns as object)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        isNotNull(webhookDeliveries.dueAt),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return updatedRows.length > 0
}

async function forgetFailures(tx: Db, { id }: ClaimedWebhook) {
  await tx
    .update(webhooks)
    .set({ failures: 0, failingSince: null, heldUntil: null })
    .where(eq(webhooks.id, id))
  return { failures: 0 }
}

async function countFailure(tx: Db, { id }: ClaimedWebhook) {
  const [counted] = await tx
    .update(webhooks)
    .set({
      failures: sql`${webhooks.failures} + 1`,
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
    })
    .where(eq(webhooks.id, id))
    .returning({ failures: webhooks.failures })
  const failures = counted?.failures ?? 0
  await tx
    .update(webhooks)
    .set({ heldUntil: afterMilliseconds(computeHoldDelay(failures)) })
    .where(eq(webhooks.id, id))
  return { failures }
}

/** Its events wait until the owner resumes it. */
async function pauseIfFailingLong(tx: Db, webhook: ClaimedWebhook) {
  const pausedRows = await tx
    .update(webhooks)
    .set({ state: 'failing' })
    .where(
      and(
        eq(webhooks.id, webhook.id),
        eq(webhooks.state, 'active'),
        sql`${webhooks.failingSince} <= now() - make_interval(secs => ${MIN_FAILING_SECONDS})`,
      ),
    )
    .returning({ id: webhooks.id })
  if (pausedRows.length > 0) await reportStop(tx, webhook, 'webhook.stopped-failing')
}

/** The receiver wants no more events: what waits is given up. */
async function endWebhook(tx: Db, webhook: ClaimedWebhook) {
  await tx.update(webhooks).set({ state: 'ended' }).where(eq(webhooks.id, webhook.id))
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: null, problem: 'ended' })
    .where(and(eq(webhookDeliveries.webhookId, webhook.id), isNotNull(webhookDeliveries.dueAt)))
  await reportStop(tx, webhook, 'webhook.ended-by-receiver')
}

async function reportStop(
  tx: Db,
  webhook: ClaimedWebhook,
  action: 'webhook.stopped-failing' | 'webhook.ended-by-receiver',
) {
  const { id: targetId, schoolId, title } = webhook
  await writeAuditLog(tx, {
    ...{ action, actor: siteActor, targetId, values: { title } },
    schoolId: schoolId ?? undefined,
  })
  await notifyOwners(tx, webhook, action)
  log().warn({ event: action, webhook: targetId })
}
