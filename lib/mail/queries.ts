import 'server-only'
import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { mailOutbox } from '@/db/schema'

export type MailState = 'waiting' | 'failed'

const SLOW_SECONDS = 15 * 60

export const hasFailed = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.dueAt))
const isWaiting = and(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.dueAt))

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
      at: createdAt,
    })
    .from(mailOutbox)
    .where(and(state === 'failed' ? hasFailed : isWaiting, hasRecipient, list.from))
    .orderBy(...list.by)
    .limit(list.most)
  return slicePage(rows)
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
        sql`(${isNull(mailOutbox.dueAt)} or ${and(isNotNull(mailOutbox.lastError), lt(mailOutbox.createdAt, ago(SLOW_SECONDS)))})`,
      ),
    )
