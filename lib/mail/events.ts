import 'server-only'
import { lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { mailEvents } from '@/db/schema'
import { markFailedEmails, type ReportedOutcome, recordOutcome } from './outcomes'
import { MAIL_ID_TAG } from './resend'

/** Webhooks of Resend. */
const mailWebhook = z.object({
  type: z.string(),
  created_at: z.string(),
  data: z.object({
    to: z.array(z.string()),
    bounce: z.optional(z.object({ type: z.optional(z.string()) })),
    tags: z.optional(z.record(z.string(), z.unknown())),
  }),
})

type MailWebhook = z.output<typeof mailWebhook>

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
    if (event.success) await recordEvent(tx, event.data)
  })
}

async function recordEvent(tx: Db, { type, created_at, data }: MailWebhook) {
  const outcome = readOutcome(type, data.bounce?.type)
  const at = new Date(created_at)
  const emails = data.to.slice(0, 50).map((email) => email.toLowerCase())
  if (!outcome || Number.isNaN(at.getTime()) || emails.length === 0) return
  const mailId = data.tags?.[MAIL_ID_TAG]
  if (typeof mailId === 'string' && isUuid(mailId))
    await recordOutcome(tx, { mailId, emails, outcome, at })
  if (outcome === 'bounced' || outcome === 'complained')
    await markFailedEmails(tx, { emails, outcome, at })
}

/** `suppressed`: the service knows from an earlier email that the address does not work. */
function readOutcome(type: string, bounceType?: string): ReportedOutcome | undefined {
  if (type === 'email.bounced')
    return bounceType?.toLowerCase() === 'transient' ? 'undelivered' : 'bounced'
  const outcomesByType: Partial<Record<string, ReportedOutcome>> = {
    'email.delivered': 'delivered',
    'email.failed': 'undelivered',
    'email.suppressed': 'bounced',
    'email.complained': 'complained',
  }
  return Object.hasOwn(outcomesByType, type) ? outcomesByType[type] : undefined
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
