import 'server-only'
import { createHmac } from 'node:crypto'
import { and, inArray, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { log } from '@/base/log'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { mailEvents, users } from '@/db/schema'
import { equalsInConstantTime } from '@/lib/auth/secrets'

/** Webhooks of Resend, with Svix signatures. */

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

const mailWebhook = z.object({
  type: z.string(),
  created_at: z.string(),
  data: z.object({
    to: z.array(z.string()),
    bounce: z.optional(z.object({ type: z.optional(z.string()) })),
  }),
})

/** Each event counts once, however often it is delivered. Unknown events are accepted and ignored. */
export async function handleMailEvent(id: string, body: Buffer): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const insertedRows = await tx
      .insert(mailEvents)
      .values({ id: id.slice(0, 200) })
      .onConflictDoNothing()
      .returning({ id: mailEvents.id })
    if (insertedRows.length === 0) return
    const event = mailWebhook.safeParse(parseJson(body))
    if (event.success) await markFailedEmails(tx, event.data)
  })
}

type MailWebhook = z.output<typeof mailWebhook>

/** A permanent bounce or a complaint; a complaint also unsubscribes from optional emails. */
async function markFailedEmails(tx: Db, { type, created_at, data }: MailWebhook) {
  const hasBounced = type === 'email.bounced' && data.bounce?.type?.toLowerCase() !== 'transient'
  const hasComplained = type === 'email.complained'
  const eventTime = new Date(created_at)
  if (!(hasBounced || hasComplained) || Number.isNaN(eventTime.getTime()) || data.to.length === 0)
    return
  const emails = data.to.slice(0, 50).map((email) => email.toLowerCase())
  const preferenceColumns = hasComplained && { wantsReminders: false, wantsNews: false }
  await tx
    .update(users)
    .set({ emailFailedAt: sql`now()`, ...preferenceColumns })
    .where(
      and(
        inArray(sql`lower(${users.email})`, emails),
        // A later confirmation has shown that the address works again.
        or(sql`${users.emailConfirmedAt} is null`, lt(users.emailConfirmedAt, eventTime)),
      ),
    )
  log().info({ event: 'mail.released', kind: type })
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Signed, but not JSON: ignored.
    return null
  }
}

export async function purgeMailEvents(db: Db): Promise<void> {
  await db.delete(mailEvents).where(lt(mailEvents.createdAt, ago(RETENTION.mailEvent)))
}
