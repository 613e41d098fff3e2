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
import { contacts, mailOutbox, messageAnswers, users } from '@/db/schema'
import type { MessageState } from './schema'

/** This subject gives a right to an answer within 30 days. */
export const isDataRequest = sql<boolean>`lower(trim(${contacts.subject})) = 'about my data'`
export const REPLY_DEADLINE_DAYS = 30
export const daysLeft = sql<number>`${REPLY_DEADLINE_DAYS} - (day_in_india() - (${contacts.createdAt} at time zone 'Asia/Kolkata')::date)`

export type MessageQuery = { state?: MessageState; search?: string; after?: string }

export async function findMessages({ state, search, after }: MessageQuery) {
  const { createdAt, id } = contacts
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
          name: contacts.name,
          subject: contacts.subject,
          beginning: sql<string>`left(${contacts.message}, 140)`,
          state: contacts.state,
          isDataRequest,
          daysLeft,
          at: createdAt,
        })
        .from(contacts)
        .where(and(state && eq(contacts.state, state), searchCondition, ordering.from))
        .orderBy(...ordering.by)
        .limit(ordering.most),
    { table: contacts, condition: searchCondition },
  )
  return slicePage(rows)
}

export type MessageDetails = NonNullable<Awaited<ReturnType<typeof getMessage>>>

export async function getMessage(id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      subject: contacts.subject,
      message: contacts.message,
      state: contacts.state,
      isDataRequest,
      daysLeft,
      at: contacts.createdAt,
    })
    .from(contacts)
    .where(eq(contacts.id, id))
  if (!row) return null
  const [replies, otherMessages] = [await findReplies(db, id), await findOtherMessages(db, row)]
  return {
    ...row,
    answers: replies,
    others: otherMessages,
    account: await findConfirmedUser(db, row.email),
  }
}

export const findReplies = (db: Db, contactId: string) =>
  db
    .select({
      id: messageAnswers.id,
      text: messageAnswers.text,
      at: messageAnswers.createdAt,
      by: users.firstname,
      letter: sql<'going' | 'sent' | 'failed' | 'gone'>`case
        when ${mailOutbox.id} is null then 'gone'
        when ${mailOutbox.sentAt} is not null then 'sent'
        when ${mailOutbox.dueAt} is null then 'failed' else 'going' end`,
    })
    .from(messageAnswers)
    .leftJoin(users, eq(users.id, messageAnswers.answeredBy))
    .leftJoin(mailOutbox, eq(mailOutbox.id, messageAnswers.mailId))
    .where(eq(messageAnswers.contactId, contactId))
    .orderBy(asc(messageAnswers.createdAt))

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
      id: contacts.id,
      subject: contacts.subject,
      state: contacts.state,
      at: contacts.createdAt,
    })
    .from(contacts)
    .where(and(sql`lower(${contacts.email}) = lower(${email})`, ne(contacts.id, id)))
    .orderBy(sql`${contacts.createdAt} desc`)
    .limit(MAX_OTHER_MESSAGES)

export async function getNextOpenMessageId(id: string): Promise<string | null> {
  const db = await database()
  const createdAt = sql`(select created_at from contacts c where c.id = ${id})`
  for (const condition of [sql`${contacts.createdAt} >= ${createdAt}`, sql`true`]) {
    const [next] = await db
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.state, 'open'), ne(contacts.id, id), condition))
      .orderBy(asc(contacts.createdAt), asc(contacts.id))
      .limit(1)
    if (next) return next.id
  }
  return null
}
