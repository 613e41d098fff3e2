import 'server-only'
import { createHmac } from 'node:crypto'
import { equalsInConstantTime } from '@/lib/auth/secrets'

type SignedWebhook = {
  id: string | null
  timestamp: string | null
  signature: string | null
  body: Buffer
}

const MAX_WEBHOOK_AGE_SECONDS = 5 * 60

/** Rejects old timestamps. A key rotation sends several signatures; all are compared in constant time. */
export function isValidSignature(
  { id, timestamp, signature, body }: SignedWebhook,
  secret: string,
): boolean {
  if (!id || !timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_WEBHOOK_AGE_SECONDS) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signedContent = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body])
  const expectedSignature = `v1,${createHmac('sha256', key).update(signedContent).digest('base64')}`
  return (
    signature.split(' ').filter((candidate) => equalsInConstantTime(candidate, expectedSignature))
      .length > 0
  )
}
