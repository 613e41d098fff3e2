import 'server-only'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { isId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { inOrder, pageOf } from '@/db/page'
import { contacts, mailOutbox, messageAnswers, users } from '@/db/schema'
import { hasWords, plannedAnew, sought, wordsOfContacts } from '@/db/words'
import type { MessageState } from './schema'

/** Whoever chooses this subject has a right to an answer within thirty days. */
export const isDataRequest = sql<boolean>`lower(trim(${contacts.subject})) = 'about my data'`
export const DAYS_TO_ANSWER = 30
export const daysLeft = sql<number>`${DAYS_TO_ANSWER} - (day_in_india() - (${contacts.createdAt} at time zone 'Asia/Kolkata')::date)`

export type MessageWish = { state?: MessageState; search?: string; after?: string }

/** Fifty at a time; what is open, the oldest first. */
export async function messagesFor({ state, search, after }: MessageWish) {
  const { createdAt: at, id } = contacts
  const list = inOrder({ at, id, after, oldestFirst: state === 'open' })
  const words = hasWords(wordsOfContacts, sought(search))
  const rows = await plannedAnew(
    (tx) =>
      tx
        .select({
          key: list.key,
          id,
          name: contacts.name,
          subject: contacts.subject,
          beginning: sql<string>`left(${contacts.message}, 140)`,
          state: contacts.state,
          isDataRequest,
          daysLeft,
          at,
        })
        .from(contacts)
        .where(and(state && eq(contacts.state, state), words, list.from))
        .orderBy(...list.by)
        .limit(list.most),
    { table: contacts, words },
  )
  return pageOf(rows)
}

export type Message = NonNullable<Awaited<ReturnType<typeof messageOf>>>

export async function messageOf(id: string) {
  if (!isId(id)) return null
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
  const [answers, others] = [await answersTo(db, id), await othersOf(db, row)]
  return { ...row, answers, others, account: await accountOf(db, row.email) }
}

/** What was written back, and how far the letter is. */
export const answersTo = (db: Db, contactId: string) =>
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

/** Only a confirmed address tells whose account it is. */
async function accountOf(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNotNull(users.emailConfirmedAt)))
  return account ?? null
}

const SHOWN = 5

/** What else came from the same address. */
const othersOf = (db: Db, { id, email }: { id: string; email: string }) =>
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
    .limit(SHOWN)

/** What waits behind this one, else what waits longest. */
export async function nextOpen(id: string): Promise<string | null> {
  const db = await database()
  const behind = sql`(select created_at from contacts c where c.id = ${id})`
  for (const where of [sql`${contacts.createdAt} >= ${behind}`, sql`true`]) {
    const [next] = await db
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.state, 'open'), ne(contacts.id, id), where))
      .orderBy(asc(contacts.createdAt), asc(contacts.id))
      .limit(1)
    if (next) return next.id
  }
  return null
}
