import 'server-only'
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { webhooks } from '@/db/schema'
import { decrypt, encrypt } from '@/lib/auth/secrets'
import { WEBHOOK_SECRET_PREFIX } from '@/lib/auth/webhook-signature'

const PURPOSE = 'webhook secret'
const SECRET_BYTES = 32

/** Both still sign for this long after the secret was renewed. */
export const FORMER_SECRET_SECONDS = 24 * 60 * 60

export const createWebhookSecret = () =>
  `${WEBHOOK_SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

export const encryptWebhookSecret = (webhookId: string, secret: string) =>
  encrypt(PURPOSE, webhookId, secret)

/** Null after a change of AUTH_SECRET without the previous one. */
export const decryptWebhookSecret = (webhookId: string, encrypted: string) =>
  decrypt(PURPOSE, webhookId, encrypted)

/** With the current AUTH_SECRET, so that the previous one can be removed. */
export async function reencryptWebhookSecrets(): Promise<number> {
  const db = await database()
  const rows = await db.select().from(webhooks)
  let renewedCount = 0
  for (const { id, encryptedSecret, formerEncryptedSecret } of rows) {
    const secret = decryptWebhookSecret(id, encryptedSecret)
    const former = formerEncryptedSecret && decryptWebhookSecret(id, formerEncryptedSecret)
    if (!secret) continue
    await db
      .update(webhooks)
      .set({
        encryptedSecret: encryptWebhookSecret(id, secret),
        formerEncryptedSecret: former ? encryptWebhookSecret(id, former) : null,
      })
      .where(and(eq(webhooks.id, id), eq(webhooks.encryptedSecret, encryptedSecret)))
    renewedCount += 1
  }
  return renewedCount
}
