import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { contacts, messageAnswers } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { enqueueMail, GRACE, takeBackMail } from '@/lib/mail/outbox'
import { answersTo } from '../queries'
import type { MessageState } from '../schema'

type Viewer = { id: string }
type Answer = { answer: string; seen?: string }
/** Sent, or what a colleague has answered meanwhile. */
export type Sent =
  | { answer: string; name: string }
  | { first: { by: string | null; text: string; count: number } }

/** The answer goes out as a letter that quotes the question. Two who answer at once hear of each other. */
export async function answerMessage(
  viewer: Viewer,
  id: string,
  { answer, seen }: Answer,
): Promise<Sent> {
  const db = await database()
  return db.transaction(async (tx) => {
    const message = await takeMessage(tx, id)
    const answers = await answersTo(tx, id)
    const latest = answers.at(-1)
    if (latest && seen !== undefined && answers.length > Number(seen))
      return { first: { by: latest.by, text: latest.text, count: answers.length } }
    const { name, subject, message: text, sentOn, email: to } = message
    const data = { name, subject, sentOn, message: text, answer }
    const mailId = await enqueueMail(tx, { template: 'messageAnswer', to, data }, GRACE)
    const [row] = await tx
      .insert(messageAnswers)
      .values({ contactId: id, answeredBy: viewer.id, text: answer, mailId })
      .returning({ id: messageAnswers.id })
    if (!row) throw new Error('the answer was not stored')
    await tx.update(contacts).set({ state: 'answered' }).where(eq(contacts.id, id))
    await record(tx, { act: 'message.answered', by: aPerson(viewer.id), thing: id })
    return { answer: row.id, name }
  })
}

/** As long as its letter waits. What was written is handed back. */
export async function takeBackAnswer(viewer: Viewer, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [answer] = await tx
      .delete(messageAnswers)
      .where(eq(messageAnswers.id, knownId(id)))
      .returning({
        contactId: messageAnswers.contactId,
        mailId: messageAnswers.mailId,
        text: messageAnswers.text,
      })
    if (!answer) throw new Refusal('notFound', 'nothingHere')
    const { contactId, mailId, text } = answer
    if (!mailId || !(await takeBackMail(tx, mailId))) throw new Refusal('conflict', 'letterIsGone')
    const others = await answersTo(tx, contactId)
    if (others.length === 0)
      await tx.update(contacts).set({ state: 'open' }).where(eq(contacts.id, contactId))
    await record(tx, { act: 'answer.taken-back', by: aPerson(viewer.id), thing: contactId })
    return { message: contactId, text }
  })
}

const ACTS = {
  spam: 'message.spam',
  open: 'message.opened',
  answered: 'message.closed',
} as const

/** Spam, open again, or done without a letter. Answers what it was before; the same again says nothing. */
export async function putMessage(viewer: Viewer, id: string, state: MessageState) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { state: before } = await takeMessage(tx, id)
    if (before === state) return { before }
    await tx.update(contacts).set({ state }).where(eq(contacts.id, id))
    await record(tx, { act: ACTS[state], by: aPerson(viewer.id), thing: id })
    return { before }
  })
}

async function takeMessage(tx: Db, id: string) {
  const [message] = await tx
    .select({
      name: contacts.name,
      email: contacts.email,
      subject: contacts.subject,
      message: contacts.message,
      state: contacts.state,
      sentOn: sql<string>`(${contacts.createdAt} at time zone 'Asia/Kolkata')::date::text`,
    })
    .from(contacts)
    .where(eq(contacts.id, knownId(id)))
    .for('no key update')
  if (!message) throw new Refusal('notFound', 'nothingHere')
  return message
}
