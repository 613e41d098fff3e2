import 'server-only'
import { signWebhook } from '@/lib/auth/webhook-signature'
import type { ClaimedDelivery, ClaimedWebhook } from './claim'
import { decryptWebhookSecret } from './secret'
import type { WebhookRequest } from './send-request'

const USER_AGENT = 'uns-webhooks'

type SignedDelivery = Pick<ClaimedDelivery, 'eventId' | 'payload'>

/** In the form of Standard Webhooks. For a day after a renewal, the former secret signs too. Null without any. */
export function buildWebhookRequest(
  { id: webhookId, url, encryptedSecret, formerEncryptedSecret }: ClaimedWebhook,
  { eventId: id, payload }: SignedDelivery,
): WebhookRequest | null {
  const body = Buffer.from(payload)
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  const signatures = [encryptedSecret, formerEncryptedSecret].flatMap((encrypted) => {
    const secret = encrypted && decryptWebhookSecret(webhookId, encrypted)
    return secret ? [signWebhook({ id, timestamp, body }, secret)] : []
  })
  if (signatures.length === 0) return null
  return {
    url,
    body,
    headers: {
      ...listSteadyHeaders(id),
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    },
  }
}

/** The same in each attempt; the page shows them. */
export const listSteadyHeaders = (eventId: string) => ({
  'content-type': 'application/json',
  'user-agent': USER_AGENT,
  'webhook-id': eventId,
})
