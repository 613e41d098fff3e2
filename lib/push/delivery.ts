import 'server-only'
import { createECDH, createHash } from 'node:crypto'
import webPush from 'web-push'
import { settings } from '@/base/settings'
import { isAllowedEndpoint } from './policy'

const TIMEOUT_MS = 10_000

const TOPIC_CHARS = 32

export type PushDelivery = {
  endpoint: string
  p256dh: string
  auth: string
  /** The same for a repeated message, so that a device shows it once. */
  topic: string
  message: { title: string; body: string; url: string }
  ttlSeconds: number
}

/** gone: the browser ended the subscription. rejected: it would be rejected again. */
export type PushOutcome =
  | { is: 'sent' | 'gone' | 'rejected' }
  | { is: 'failed'; retryAfterSeconds: number }

/** VAPID: push services identify our messages by this key. Null on a host that has nowhere to store one. */
export function getPushKeys(): { publicKey: string; privateKey: string } | null {
  const privateKey = settings().push.privateKey()
  if (!privateKey) return null
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey }
}

/** Encrypted for the browser; the push service reads neither text nor user. */
export async function deliverPush(delivery: PushDelivery): Promise<PushOutcome> {
  const { endpoint, p256dh, auth, message, ttlSeconds } = delivery
  const keys = getPushKeys()
  if (!keys || !isAllowedEndpoint(endpoint)) return { is: 'rejected' }
  const topic = createHash('sha256')
    .update(delivery.topic)
    .digest('base64url')
    .slice(0, TOPIC_CHARS)
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...message, tag: topic }),
      {
        TTL: ttlSeconds,
        topic,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: ['mailto', settings().owner.email].join(':'), ...keys },
      },
    )
    const response = await fetch(endpoint, {
      method: request.method,
      headers: request.headers,
      body: request.body ? Uint8Array.from(request.body) : null,
      // A redirect could lead anywhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return toOutcome(response)
  } catch {
    // No answer, or a subscription with keys that are no keys: tried again until the session starts.
    return { is: 'failed', retryAfterSeconds: 0 }
  }
}

function toOutcome({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after'))
    return { is: 'failed', retryAfterSeconds: Number.isFinite(seconds) ? Math.max(0, seconds) : 0 }
  }
  return { is: 'rejected' }
}
