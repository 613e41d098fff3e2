import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { contacts, messageAnswers } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail, UNDO_WINDOW, withdrawMail } from '@/lib/mail/outbox'
import { findReplies } from '../queries'
import type { MessageState } from '../schema'

type ContactReplyAuthor = { id: string }
type ContactReplyInput = { answer: string; seen?: string }
export type ContactReplyResult =
  | { answer: string; name: string }
  | { first: { by: string | null; text: string; count: number } }

/** Of two simultaneous replies, the second is rejected and shows the first. */
export async function replyToMessage(
  viewer: ContactReplyAuthor,
  id: string,
  { answer, seen: seenCount }: ContactReplyInput,
): Promise<ContactReplyResult> {
  const db = await database()
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    const replies = await findReplies(tx, id)
    const latestReply = replies.at(-1)
    if (latestReply && seenCount !== undefined && replies.length > Number(seenCount))
      return { first: { by: latestReply.by, text: latestReply.text, count: replies.length } }
    const { name, subject, message: text, sentOn, email: to } = message
    const data = { name, subject, sentOn, message: text, answer }
    const mailId = await enqueueMail(tx, { template: 'messageAnswer', to, data }, UNDO_WINDOW)
    const [replyRow] = await tx
      .insert(messageAnswers)
      .values({ contactId: id, answeredBy: viewer.id, text: answer, mailId })
      .returning({ id: messageAnswers.id })
    if (!replyRow) throw new Error('the answer was not stored')
    await tx.update(contacts).set({ state: 'answered' }).where(eq(contacts.id, id))
    await writeAuditLog(tx, {
      action: 'message.answered',
      actor: userActor(viewer.id),
      targetId: id,
    })
    return { answer: replyRow.id, name }
  })
}

/** Possible while the email is in the undo window. Returns the text. */
export async function undoReply(viewer: ContactReplyAuthor, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [reply] = await tx
      .delete(messageAnswers)
      .where(eq(messageAnswers.id, requireUuid(id)))
      .returning({
        contactId: messageAnswers.contactId,
        mailId: messageAnswers.mailId,
        text: messageAnswers.text,
      })
    if (!reply) throw new AppError('notFound', 'nothingHere')
    const { contactId, mailId, text } = reply
    if (!mailId || !(await withdrawMail(tx, mailId))) throw new AppError('conflict', 'letterIsGone')
    const remainingReplies = await findReplies(tx, contactId)
    if (remainingReplies.length === 0)
      await tx.update(contacts).set({ state: 'open' }).where(eq(contacts.id, contactId))
    await writeAuditLog(tx, {
      action: 'answer.taken-back',
      actor: userActor(viewer.id),
      targetId: contactId,
    })
    return { message: contactId, text }
  })
}

const ACTIONS_BY_STATE = {
  spam: 'message.spam',
  open: 'message.opened',
  answered: 'message.closed',
} as const

export async function setMessageState(viewer: ContactReplyAuthor, id: string, state: MessageState) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { state: previousState } = await lockMessage(tx, id)
    if (previousState === state) return { before: previousState }
    await tx.update(contacts).set({ state }).where(eq(contacts.id, id))
    await writeAuditLog(tx, {
      action: ACTIONS_BY_STATE[state],
      actor: userActor(viewer.id),
      targetId: id,
    })
    return { before: previousState }
  })
}

async function lockMessage(tx: Db, id: string) {
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
    .where(eq(contacts.id, requireUuid(id)))
    .for('no key update')
  if (!message) throw new AppError('notFound', 'nothingHere')
  return message
}
