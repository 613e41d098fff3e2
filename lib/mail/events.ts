import 'server-only'
import { createHmac } from 'node:crypto'
import { and, inArray, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { KEPT_FOR } from '@/base/kept-for'
import { log } from '@/base/log'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { mailEvents, users } from '@/db/schema'
import { sameText } from '@/lib/auth/secrets'

/** What the mail service tells of letters that are out (Resend, signed as Svix does). */

type Signed = {
  id: string | null
  timestamp: string | null
  signature: string | null
  body: Buffer
}

const PATIENCE_SECONDS = 5 * 60

/**
 * Genuine, and of these minutes. The header may hold several signatures while the secret is being
 * changed; each is compared in the same time, whatever it is.
 */
export function isGenuine({ id, timestamp, signature, body }: Signed, secret: string): boolean {
  if (!id || !timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > PATIENCE_SECONDS) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body])
  const ours = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return signature.split(' ').filter((one) => sameText(one, ours)).length > 0
}

const told = z.object({
  type: z.string(),
  created_at: z.string(),
  data: z.object({
    to: z.array(z.string()),
    bounce: z.optional(z.object({ type: z.optional(z.string()) })),
  }),
})

/** Each event counts once, however often it is delivered. What is not understood is taken and passed over. */
export async function hearOf(id: string, body: Buffer): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(mailEvents)
      .values({ id: id.slice(0, 200) })
      .onConflictDoNothing()
      .returning({ id: mailEvents.id })
    if (fresh.length === 0) return
    const event = told.safeParse(parsed(body))
    if (event.success) await mark(tx, event.data)
  })
}

type Told = z.output<typeof told>

/** A bounce for good, or a complaint: whoever complains has had enough of what can be left out. */
async function mark(tx: Db, { type, created_at, data }: Told) {
  const bounced = type === 'email.bounced' && data.bounce?.type?.toLowerCase() !== 'transient'
  const complained = type === 'email.complained'
  const at = new Date(created_at)
  if (!(bounced || complained) || Number.isNaN(at.getTime()) || data.to.length === 0) return
  const addresses = data.to.slice(0, 50).map((address) => address.toLowerCase())
  const unwanted = complained && { wantsReminders: false, wantsNews: false }
  await tx
    .update(users)
    .set({ emailFailedAt: sql`now()`, ...unwanted })
    .where(
      and(
        inArray(sql`lower(${users.email})`, addresses),
        // Whoever has confirmed the address since has shown that it works again.
        or(sql`${users.emailConfirmedAt} is null`, lt(users.emailConfirmedAt, at)),
      ),
    )
  log().info({ event: 'mail.returned', kind: type })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Signed and yet no JSON: there is nothing in it for us.
    return null
  }
}

export async function purgeMailEvents(db: Db): Promise<void> {
  await db.delete(mailEvents).where(lt(mailEvents.createdAt, ago(KEPT_FOR.mailEvent)))
}
