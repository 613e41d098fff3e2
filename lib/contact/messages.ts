import 'server-only'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import type { Sort } from '@/base/sort'
import { type Db, database } from '@/db/client'
import {
  contactSearchColumns,
  matchesSearch,
  normalizeSearch,
  withCustomPlan,
} from '@/db/full-text-search'
import { buildPageQuery, countRows, slicePage } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { emailAnswers, mailOutbox } from '@/db/read-models/mail'
import { contactMessages, contactReplies } from '@/db/schema'
import { listAnswersByEmail } from '@/lib/mail/inbound/list'
import type { MessageState } from './schema'

/** This subject gives a right to an answer within 30 days. */
export const isDataRequest = sql<boolean>`lower(trim(${contactMessages.subject})) = 'about my data'`
export const REPLY_DEADLINE_DAYS = 30
export const daysLeft = sql<number>`${REPLY_DEADLINE_DAYS} - (day_in_india() - (${contactMessages.createdAt} at time zone 'Asia/Kolkata')::date)`

export const MESSAGE_SORTS = ['received'] as const
export type MessageSort = Sort<(typeof MESSAGE_SORTS)[number]>

/** By email, after our last one. */
const hasNewAnswer = sql<boolean>`exists (select from email_answers received
  where received.contact_message_id = contact_messages.id and received.created_at > coalesce(
    (select max(sent.created_at) from contact_replies sent
      where sent.contact_message_id = contact_messages.id), 'epoch'))`

export type MessageQuery = {
  state?: MessageState
  search?: string
  after?: string
  sort?: MessageSort
}

/** What waits comes first, unless sorted otherwise. */
export const getMessageOrder = (state?: MessageState): MessageSort =>
  state === 'open' ? 'received' : '-received'

export async function findMessages({ state, search, after, sort }: MessageQuery) {
  const { createdAt, id } = contactMessages
  const ordering = buildPageQuery({
    timestamp: createdAt,
    id,
    after,
    oldestFirst: (sort ?? getMessageOrder(state)) === 'received',
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
          hasNewAnswer,
        })
        .from(contactMessages)
        .where(and(state && eq(contactMessages.state, state), searchCondition, ordering.from))
        .orderBy(...ordering.by)
        .limit(ordering.most),
    { table: contactMessages, condition: searchCondition },
  )
  return slicePage(rows)
}

/** At most so many. */
export function countMessages({ state, search }: MessageQuery, most: number): Promise<number> {
  const condition = matchesSearch(contactSearchColumns, normalizeSearch(search))
  return withCustomPlan(
    (tx) =>
      countRows(
        tx,
        contactMessages,
        and(state && eq(contactMessages.state, state), condition),
        most,
      ),
    { table: contactMessages, condition },
  )
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
    received: await listAnswersByEmail(db, eq(emailAnswers.contactMessageId, id)),
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
