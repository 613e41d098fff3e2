import 'server-only'
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { buildPageQuery, countRows, slicePage } from '@/db/pagination'
import { mailOutbox } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { MailState } from './kinds'

const SLOW_SECONDS = 15 * 60

/** Withheld or suppressed: not a failure. */
const isHeldBack = sql`coalesce(${mailOutbox.outcome} in ('withheld', 'suppressed'), false)`

const CONDITIONS: Record<MailState, SQL | undefined> = {
  failed: and(isNull(mailOutbox.sentAt), isNull(mailOutbox.dueAt), sql`not ${isHeldBack}`),
  waiting: and(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.dueAt)),
  undelivered: notInArray(mailOutbox.outcome, ['delivered', 'suppressed']),
  suppressed: eq(mailOutbox.outcome, 'suppressed'),
}

/** Decoy emails have no recipient and are hidden. */
const hasRecipient = isNotNull(mailOutbox.recipient)

export async function listMails({ state, after }: { state: MailState; after?: string }) {
  const db = await database()
  const { createdAt, id } = mailOutbox
  const list = buildPageQuery({ timestamp: createdAt, id, after })
  const rows = await db
    .select({
      key: list.key,
      id,
      to: sql<string>`${mailOutbox.recipient}`,
      template: mailOutbox.template,
      attempts: mailOutbox.attempts,
      error: mailOutbox.lastError,
      dueAt: mailOutbox.dueAt,
      canSend: sql<boolean>`${mailOutbox.data} <> '{}'::jsonb`,
      outcome: mailOutbox.outcome,
      outcomeAt: mailOutbox.outcomeAt,
      at: createdAt,
    })
    .from(mailOutbox)
    .where(and(CONDITIONS[state], hasRecipient, list.from))
    .orderBy(...list.by)
    .limit(list.most)
  return slicePage(rows)
}

/** At most so many. */
export async function countMails(state: MailState, most: number): Promise<number> {
  return countRows(await database(), mailOutbox, and(CONDITIONS[state], hasRecipient), most)
}

export const summarizeFailedMail = (db: Db) =>
  db
    .select({
      failed: sql<number>`count(*)::int`,
      since: sql<Date | null>`min(created_at)`.mapWith(mailOutbox.createdAt),
    })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        hasRecipient,
        sql`not ${isHeldBack}`,
        sql`(${isNull(mailOutbox.dueAt)} or ${and(isNotNull(mailOutbox.lastError), lt(mailOutbox.createdAt, ago(SLOW_SECONDS)))})`,
      ),
    )

const MAX_RECENT = 10

/** For a user's record. */
export async function listRecentMailsTo(email: string) {
  const db = await database()
  return db
    .select({
      id: mailOutbox.id,
      template: mailOutbox.template,
      outcome: mailOutbox.outcome,
      outcomeAt: mailOutbox.outcomeAt,
      sentAt: mailOutbox.sentAt,
      isWaiting: sql<boolean>`${mailOutbox.dueAt} is not null`,
      at: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(MAX_RECENT)
}

export type RecentMail = Awaited<ReturnType<typeof listRecentMailsTo>>[number]

type MailEditor = { id: string }

const matchesUnsent = (id: string) =>
  and(eq(mailOutbox.id, requireUuid(id)), isNull(mailOutbox.sentAt))

export async function resendMail(viewer: MailEditor, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [unsentMail] = await tx
      .select({
        template: mailOutbox.template,
        isEmpty: sql<boolean>`${mailOutbox.data} = '{}'::jsonb`,
      })
      .from(mailOutbox)
      .where(matchesUnsent(id))
      .for('update')
    if (!unsentMail) throw new AppError('notFound', 'emailNotFound')
    if (unsentMail.isEmpty) throw new AppError('conflict', 'emailNotResendable')
    const retryColumns = { attempts: 0, dueAt: sql`now()`, lastError: null, ...NO_OUTCOME }
    await tx.update(mailOutbox).set(retryColumns).where(matchesUnsent(id))
    await writeAuditLog(tx, {
      action: 'mail.resent',
      actor: userActor(viewer.id),
      targetId: id,
      values: { title: unsentMail.template },
    })
  })
}

/** Stops retries and deletes the content. The attempt count guards against a concurrent lease. */
export async function abandonMailByTeam(viewer: MailEditor, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const abandonedRows = await tx
      .update(mailOutbox)
      .set({
        dueAt: null,
        data: {},
        lastError: ABANDONED_BY_TEAM,
        attempts: sql`${mailOutbox.attempts} + 1`,
      })
      .where(and(matchesUnsent(id), isNotNull(mailOutbox.dueAt)))
      .returning({ title: mailOutbox.template })
    const [values] = abandonedRows
    if (!values) throw new AppError('conflict', 'emailNotFound')
    await writeAuditLog(tx, {
      action: 'mail.cancelled',
      actor: userActor(viewer.id),
      ...{ targetId: id, values },
    })
  })
}

const NO_OUTCOME = { outcome: null, outcomeAt: null }
const ABANDONED_BY_TEAM = 'given up by the team'

export type MailRow = {
  id: string
  at: Date
  to: string
  template: string
  outcome: string | null
}

type MailSpan = {
  addresses: string[]
  templates: readonly string[]
  since: Date | null
  until: Date | null
}

/** Of these kinds, to one of these addresses, newest first. */
export async function listMailsTo({ addresses, templates, since, until }: MailSpan) {
  const db = await database()
  return db
    .select({
      id: mailOutbox.id,
      at: mailOutbox.createdAt,
      to: sql<string>`coalesce(${mailOutbox.recipient}, '')`,
      template: mailOutbox.template,
      outcome: mailOutbox.outcome,
    })
    .from(mailOutbox)
    .where(
      and(
        inArray(
          sql`lower(${mailOutbox.recipient})`,
          addresses.map((address) => address.toLowerCase()),
        ),
        inArray(mailOutbox.template, [...templates]),
        since ? gt(mailOutbox.createdAt, since) : undefined,
        until ? lte(mailOutbox.createdAt, until) : undefined,
      ),
    )
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(MAX_MAILS)
}

const MAX_MAILS = 200
