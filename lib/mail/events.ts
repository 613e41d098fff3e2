import 'server-only'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isUuid } from '@/base/ids'
import { log } from '@/base/log'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { mailEvents, mailOutbox } from '@/db/schema'
import { markEmailsFailed } from '@/lib/auth/email-preferences'
import { equalsInConstantTime } from '@/lib/auth/secrets'
import { signWebhook } from '@/lib/auth/webhook-signature'
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
export async function handleMailEvent(id: string, report: unknown): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const insertedRows = await tx
      .insert(mailEvents)
      .values({ id: id.slice(0, 200) })
      .onConflictDoNothing()
      .returning({ id: mailEvents.id })
    if (insertedRows.length === 0) return
    const event = mailWebhook.safeParse(report)
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

export function parseReport(body: Buffer): unknown {
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
  const expectedSignature = signWebhook({ id, timestamp, body }, secret)
  return (
    signature.split(' ').filter((candidate) => equalsInConstantTime(candidate, expectedSignature))
      .length > 0
  )
}

/** Reports arrive in any order, so a later one of this list replaces an earlier one, never the reverse. */
const REPORTED_OUTCOMES = ['undelivered', 'delivered', 'bounced', 'complained'] as const
export type ReportedOutcome = (typeof REPORTED_OUTCOMES)[number]

type Report<Outcome extends ReportedOutcome> = { emails: string[]; outcome: Outcome; at: Date }

export async function recordOutcome(
  tx: Db,
  { mailId, emails, outcome, at }: Report<ReportedOutcome> & { mailId: string },
): Promise<void> {
  const weakerOutcomes = REPORTED_OUTCOMES.slice(0, REPORTED_OUTCOMES.indexOf(outcome))
  const isAddressedToOne = inArray(sql`lower(${mailOutbox.recipient})`, emails)
  await tx
    .update(mailOutbox)
    .set({ outcome, outcomeAt: at })
    .where(
      and(
        eq(mailOutbox.id, mailId),
        isAddressedToOne,
        or(
          isNull(mailOutbox.outcome),
          weakerOutcomes.length > 0 ? inArray(mailOutbox.outcome, weakerOutcomes) : undefined,
        ),
      ),
    )
}

export async function markFailedEmails(
  tx: Db,
  report: Report<'bounced' | 'complained'>,
): Promise<void> {
  await markEmailsFailed(tx, report)
  log().info({ event: 'mail.address-failed', outcome: report.outcome })
}
