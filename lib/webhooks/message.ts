import 'server-only'
import { signWebhook } from '@/lib/auth/webhook-signature'
import { REQUEST_ID_HEADER } from '@/server/contract'
import type { ClaimedDelivery, ClaimedWebhook } from './claim'
import { decryptWebhookSecret } from './secret'
import type { WebhookRequest } from './send-request'

const USER_AGENT = 'uns-webhooks'

type SignedDelivery = Pick<ClaimedDelivery, 'eventId' | 'payload' | 'requestId'>

/** In the form of Standard Webhooks. For a day after a renewal, the former secret signs too. Null without any. */
export function buildWebhookRequest(
  { id: webhookId, url, encryptedSecret, formerEncryptedSecret }: ClaimedWebhook,
  { eventId: id, payload, requestId }: SignedDelivery,
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
      ...listSteadyHeaders({ eventId: id, requestId }),
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    },
  }
}

/** The same in each attempt; the page shows them. */
export const listSteadyHeaders = ({
  eventId,
  requestId,
}: Pick<ClaimedDelivery, 'eventId' | 'requestId'>): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': USER_AGENT,
  'webhook-id': eventId,
  ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
})
