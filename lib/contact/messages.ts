import 'server-only'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import {
  contactSearchColumns,
  matchesSearch,
  normalizeSearch,
  withCustomPlan,
} from '@/db/full-text-search'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { mailOutbox } from '@/db/read-models/mail'
import { contactMessages, contactReplies } from '@/db/schema'
import type { MessageState } from './schema'

/** This subject gives a right to an answer within 30 days. */
export const isDataRequest = sql<boolean>`lower(trim(${contactMessages.subject})) = 'about my data'`
export const REPLY_DEADLINE_DAYS = 30
export const daysLeft = sql<number>`${REPLY_DEADLINE_DAYS} - (day_in_india() - (${contactMessages.createdAt} at time zone 'Asia/Kolkata')::date)`

export type MessageQuery = { state?: MessageState; search?: string; after?: string }

export async function findMessages({ state, search, after }: MessageQuery) {
  const { createdAt, id } = contactMessages
  const ordering = buildPageQuery({
    timestamp: createdAt,
    id,
    after,
    oldestFirst: state === 'open',
  })
  const searchCondition = matchesSearch(contactSearchColumns, normalizeSearch(search))
  const rows = await withCustomPlan(
    (tx) =>
      tx
        .select({
          key: ordering.key,
          id,
          name: contactMessages.name,
          subject: contactMessages.subject,
          beginning: sql<string>`left(${contactMessages.message}, 140)`,
          state: contactMessages.state,
          isDataRequest,
          daysLeft,
          at: createdAt,
        })
        .from(contactMessages)
        .where(and(state && eq(contactMessages.state, state), searchCondition, ordering.from))
        .orderBy(...ordering.by)
        .limit(ordering.most),
    { table: contactMessages, condition: searchCondition },
  )
  return slicePage(rows)
}

export type MessageDetails = NonNullable<Awaited<ReturnType<typeof getMessage>>>

export async function getMessage(id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      state: contactMessages.state,
      isDataRequest,
      daysLeft,
      at: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
  if (!row) return null
  const [replies, otherMessages] = [await findReplies(db, id), await findOtherMessages(db, row)]
  return {
    ...row,
    answers: replies,
    others: otherMessages,
    account: await findConfirmedUser(db, row.email),
  }
}

export const findReplies = (db: Db, contactMessageId: string) =>
  db
    .select({
      id: contactReplies.id,
      text: contactReplies.text,
      at: contactReplies.createdAt,
      by: users.firstname,
      emailState: sql<'going' | 'sent' | 'failed' | 'gone'>`case
        when ${mailOutbox.id} is null then 'gone'
        when ${mailOutbox.sentAt} is not null then 'sent'
        when ${mailOutbox.dueAt} is null then 'failed' else 'going' end`,
    })
    .from(contactReplies)
    .leftJoin(users, eq(users.id, contactReplies.repliedBy))
    .leftJoin(mailOutbox, eq(mailOutbox.id, contactReplies.mailId))
    .where(eq(contactReplies.contactMessageId, contactMessageId))
    .orderBy(asc(contactReplies.createdAt))

/** Only a confirmed email identifies an account. */
async function findConfirmedUser(db: Db, email: string) {
  const [user] = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNotNull(users.emailConfirmedAt)))
  return user ?? null
}

const MAX_OTHER_MESSAGES = 5

const findOtherMessages = (db: Db, { id, email }: { id: string; email: string }) =>
  db
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      state: contactMessages.state,
      at: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(and(sql`lower(${contactMessages.email}) = lower(${email})`, ne(contactMessages.id, id)))
    .orderBy(sql`${contactMessages.createdAt} desc`)
    .limit(MAX_OTHER_MESSAGES)

export async function getNextOpenMessageId(id: string): Promise<string | null> {
  const db = await database()
  const createdAt = sql`(select created_at from contact_messages c where c.id = ${id})`
  for (const condition of [sql`${contactMessages.createdAt} >= ${createdAt}`, sql`true`]) {
    const [next] = await db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(and(eq(contactMessages.state, 'open'), ne(contactMessages.id, id), condition))
      .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
      .limit(1)
    if (next) return next.id
  }
  return null
}
