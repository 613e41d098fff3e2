import 'server-only'
import { createHmac } from 'node:crypto'

/** A webhook in the form of Standard Webhooks, which we send and our mail service sends to us. */
export type WebhookMessage = { id: string; timestamp: string; body: Buffer }

export const WEBHOOK_SECRET_PREFIX = 'whsec_'

export function signWebhook({ id, timestamp, body }: WebhookMessage, secret: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64')
  const signedContent = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body])
  return `v1,${createHmac('sha256', key).update(signedContent).digest('base64')}`
}
