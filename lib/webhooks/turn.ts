import 'server-only'
import { log } from '@/base/log'
import { runForRequest } from '@/base/request-id'
import {
  type ClaimedDelivery,
  type ClaimedWebhook,
  claimDeliveries,
  releaseDeliveries,
} from './claim'
import { buildWebhookRequest } from './message'
import { recordAttempt } from './record'
import { refuseToSend, sendWebhookRequest } from './send-request'

/** Requests at once to one receiver. */
const PARALLEL_REQUESTS = 4

/** While a receiver is fast, its turns have more events. */
const MAX_TURN_SIZE = 32
const FAST_TURN_MS = 1_000
const SLOW_TURN_MS = 5_000

/** Sends what is due to one webhook. After a failure or a while, the rest waits for the next turn. */
export async function takeTurn(
  webhookId: string,
  size = PARALLEL_REQUESTS,
  isStopped: () => boolean = () => false,
): Promise<{ claimedCount: number; nextSize: number }> {
  const startedAt = Date.now()
  const webhook = await claimDeliveries(webhookId, size)
  if (!webhook) return { claimedCount: 0, nextSize: PARALLEL_REQUESTS }
  const waiting = [...webhook.deliveries]
  let hasFailed = false
  const isOver = () => hasFailed || isStopped() || Date.now() - startedAt > SLOW_TURN_MS
  const sendNext = async () => {
    for (let next = waiting.shift(); next; next = isOver() ? undefined : waiting.shift()) {
      const delivery = next
      const isAccepted = await runForRequest(delivery.requestId, () => deliver(webhook, delivery))
      hasFailed = !isAccepted || hasFailed
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, sendNext))
  if (waiting.length > 0) await releaseDeliveries(waiting)
  const isFast = !hasFailed && Date.now() - startedAt < FAST_TURN_MS
  return {
    claimedCount: webhook.deliveries.length,
    nextSize: isFast ? Math.min(size * 2, MAX_TURN_SIZE) : PARALLEL_REQUESTS,
  }
}

async function deliver(webhook: ClaimedWebhook, delivery: ClaimedDelivery): Promise<boolean> {
  const startedAt = performance.now()
  const request = buildWebhookRequest(webhook, delivery)
  const answer = request ? await sendWebhookRequest(request) : refuseToSend('secretUnreadable')
  const milliseconds = Math.round(performance.now() - startedAt)
  await recordAttempt(webhook, delivery, { ...answer, milliseconds })
  const { problem, status } = answer
  log()[problem ? 'warn' : 'info']({
    event: problem ? 'webhooks.attempt-failed' : 'webhooks.delivered',
    ...{ webhook: webhook.id, delivery: delivery.id, attempts: delivery.attempts },
    ...{ problem, status, ms: milliseconds },
  })
  return problem === null
}
