import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { contactMessages, contactReplies } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createReplyAddress } from '@/lib/mail/inbound/address'
import { enqueueMail, UNDO_WINDOW, withdrawMail } from '@/lib/mail/outbox'
import type { ContactEmailData } from './emails'
import { findReplies } from './messages'
import type { MessageState } from './schema'

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
    const replyTo = createReplyAddress({ kind: 'message', id }) ?? ''
    const data = { name, subject, sentOn, message: text, answer, replyTo }
    const mailId = await enqueueMail<ContactEmailData>(
      tx,
      { template: 'messageAnswer', to, data },
      UNDO_WINDOW,
    )
    const [replyRow] = await tx
      .insert(contactReplies)
      .values({ contactMessageId: id, repliedBy: viewer.id, text: answer, mailId })
      .returning({ id: contactReplies.id })
    if (!replyRow) throw new Error('the answer was not stored')
    await tx.update(contactMessages).set({ state: 'answered' }).where(eq(contactMessages.id, id))
    await writeAuditLog(tx, {
      action: 'message.answered',
      actor: userActor(viewer.id),
      targetId: id,
    })
    return { answer: replyRow.id, name }
  })
}

/** Somebody answered our answer. Spam stays spam. False if the message is gone. */
export async function reopenForAnswer(tx: Db, id: string): Promise<boolean> {
  const [message] = await tx
    .update(contactMessages)
    .set({
      state: sql`case when ${contactMessages.state} = 'answered' then 'open' else ${contactMessages.state} end`,
    })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  return message !== undefined
}

/** Possible while the email is in the undo window. Returns the text. */
export async function undoReply(viewer: ContactReplyAuthor, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [reply] = await tx
      .delete(contactReplies)
      .where(eq(contactReplies.id, requireUuid(id)))
      .returning({
        contactMessageId: contactReplies.contactMessageId,
        mailId: contactReplies.mailId,
        text: contactReplies.text,
      })
    if (!reply) throw new AppError('notFound', 'notFound')
    const { contactMessageId, mailId, text } = reply
    if (!mailId || !(await withdrawMail(tx, mailId)))
      throw new AppError('conflict', 'emailBeingSent')
    const remainingReplies = await findReplies(tx, contactMessageId)
    if (remainingReplies.length === 0)
      await tx
        .update(contactMessages)
        .set({ state: 'open' })
        .where(eq(contactMessages.id, contactMessageId))
    await writeAuditLog(tx, {
      action: 'message.answer-withdrawn',
      actor: userActor(viewer.id),
      targetId: contactMessageId,
    })
    return { message: contactMessageId, text }
  })
}

const ACTIONS_BY_STATE = {
  spam: 'message.marked-as-spam',
  open: 'message.reopened',
  answered: 'message.closed',
} as const

export async function setMessageState(viewer: ContactReplyAuthor, id: string, state: MessageState) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { state: previousState } = await lockMessage(tx, id)
    if (previousState === state) return { before: previousState }
    await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id))
    await writeAuditLog(tx, {
      action: ACTIONS_BY_STATE[state],
      actor: userActor(viewer.id),
      targetId: id,
    })
    return { before: previousState }
  })
}

type StateOfMessage = { id: string; state: MessageState }

/** Each to its own state. Returns those that changed, as they were. */
export async function setMessageStates(viewer: ContactReplyAuthor, changes: StateOfMessage[]) {
  const db = await database()
  return db.transaction(async (tx) => {
    const changed: (StateOfMessage & { subject: string })[] = []
    // In the order of the ids, so that two colleagues cannot deadlock.
    for (const { id, state } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { state: before, subject } = await lockMessage(tx, id)
      if (before === state) continue
      await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id))
      const actor = userActor(viewer.id)
      await writeAuditLog(tx, { action: ACTIONS_BY_STATE[state], actor, targetId: id })
      changed.push({ id, state: before, subject })
    }
    return changed
  })
}

async function lockMessage(tx: Db, id: string) {
  const [message] = await tx
    .select({
      name: contactMessages.name,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      state: contactMessages.state,
      sentOn: sql<string>`(${contactMessages.createdAt} at time zone 'Asia/Kolkata')::date::text`,
    })
    .from(contactMessages)
    .where(eq(contactMessages.id, requireUuid(id)))
    .for('no key update')
  if (!message) throw new AppError('notFound', 'notFound')
  return message
}
