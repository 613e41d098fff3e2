import 'server-only'
import { createECDH, createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import webPush from 'web-push'
import { settings } from '@/base/settings'
import type { Db } from '@/db/client'
import { pushOutbox, pushSubscriptions } from '@/db/schema'

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

/** As a condition on users: messages go to at least one device instead of by email. */
export const prefersPush = (): SQL =>
  getPushKeys()
    ? sql`(users.reminder_channel = 'push' and exists (
        select from ${pushSubscriptions} d where d.user_id = users.id))`
    : sql`false`

/** `rows` selects `userId`, `liveSessionId`, `kind`, `message` and `expiresAt`; each device gets one message. */
export async function enqueuePushes(tx: Db, rows: SQL): Promise<void> {
  await tx.insert(pushOutbox).select(
    sql`select gen_random_uuid(), d.id, m."liveSessionId", m.kind, m.message, 0, now(),
        m."expiresAt", now()
      from (${rows}) m join ${pushSubscriptions} d on d.user_id = m."userId"`,
  )
}

type PushedReminder = { userId: SQL; liveSessionId: SQL; kind: SQL }

export const isPushed = ({ userId, liveSessionId, kind }: PushedReminder): SQL =>
  sql`exists (select from ${pushOutbox} o
    join ${pushSubscriptions} d on d.id = o.subscription_id and d.user_id = ${userId}
    where o.live_session_id = ${liveSessionId} and o.kind = ${kind})`

/**
 * The browser chooses the URL that we call, so only known push services are allowed: HTTPS on the default
 * port, by host. An entry that is an origin, such as `http://127.0.0.1:4000`, is for tests.
 */
export function isAllowedEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, origin, host, username, password } = new URL(endpoint)
  if (username || password) return false
  return settings().push.services.some((service) => {
    if (service.includes('://')) return service === origin
    if (protocol !== 'https:') return false
    return service.startsWith('.') ? host.endsWith(service) : host === service
  })
}
