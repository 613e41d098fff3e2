import 'server-only'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { log } from '@/base/log'
import { siteOwner } from '@/base/owner'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { emailAnswers, mailEvents } from '@/db/schema'
import { sanitizeName, toOneLine } from '../email-message'
import { type AnswerSubject, readReplyAddress } from './address'
import { isAutomatic, readHeaders } from './automatic'
import { fetchReceivedEmail, type ReceivedEmail } from './fetch'
import { cleanText, htmlToText, splitQuote } from './plain-text'

const MAX_ADDRESSES = 50
const MAX_ANSWERS = 100
const MAX_ATTACHMENTS = 20
const MAX_NAME_CHARACTERS = 120

const receivedReport = z.object({
  type: z.literal('email.received'),
  data: z.object({
    email_id: z.string().check(z.maxLength(100)),
    from: z.string(),
    to: z.array(z.string()),
    cc: z.nullish(z.array(z.string())),
  }),
})

/** Puts a message or an application back on the list of those who work on it; false if it is gone. */
export type AcceptAnswer = (tx: Db, subject: AnswerSubject) => Promise<boolean>

export const isReceivedReport = (report: unknown): boolean =>
  receivedReport.safeParse(report).success

/** Each report counts once. What is not for us, forged or automatic is logged and gets no answer. */
export async function receiveEmail(
  reportId: string,
  report: unknown,
  accept: AcceptAnswer,
): Promise<void> {
  const { data } = receivedReport.parse(report)
  const db = await database()
  const id = reportId.slice(0, 200)
  if ((await db.$count(mailEvents, eq(mailEvents.id, id))) > 0) return
  const subject = findSubject([...data.to, ...(data.cc ?? [])])
  const email = typeof subject === 'string' ? null : await fetchReceivedEmail(data.email_id)
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(mailEvents)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: mailEvents.id })
    if (inserted.length === 0) return
    const refusal =
      typeof subject === 'string'
        ? subject
        : await storeAnswer(
            tx,
            { subject, email, receivedId: data.email_id, from: data.from },
            accept,
          )
    if (refusal) log().warn({ event: 'mail.inbound-refused', reason: refusal })
  })
}

/** Of several addresses, a genuine one counts. */
function findSubject(addresses: string[]): AnswerSubject | 'foreign' | 'forged' {
  const read = addresses
    .slice(0, MAX_ADDRESSES)
    .map((text) => readReplyAddress(parseMailbox(text).email))
  const genuine = read.find((subject) => typeof subject === 'object')
  return genuine ?? (read.includes('forged') ? 'forged' : 'foreign')
}

type ArrivedAnswer = {
  subject: AnswerSubject
  email: ReceivedEmail | 'tooLarge' | null
  receivedId: string
  from: string
}

/** Returns why it was not stored. */
async function storeAnswer(
  tx: Db,
  { subject, email, receivedId, from }: ArrivedAnswer,
  accept: AcceptAnswer,
): Promise<string | undefined> {
  if (email === null) return 'unreadable'
  const isTooLarge = email === 'tooLarge'
  const sender = parseMailbox(isTooLarge ? from : email.from)
  const own = [siteOwner.email, settings().teamEmail, parseMailbox(settings().mailFrom).email]
  if (own.includes(sender.email)) return 'own'
  if (!isTooLarge && isAutomatic(readHeaders(email.headers), sender.email)) return 'automatic'
  const column =
    subject.kind === 'message' ? emailAnswers.contactMessageId : emailAnswers.applicationId
  if (!(await accept(tx, subject))) return 'gone'
  if ((await tx.$count(emailAnswers, eq(column, subject.id))) >= MAX_ANSWERS) return 'too many'
  const stored = await tx
    .insert(emailAnswers)
    .values({
      ...(subject.kind === 'message'
        ? { contactMessageId: subject.id }
        : { applicationId: subject.id }),
      ...{ receivedId, isTooLarge, ...sender },
      ...(isTooLarge ? { text: '' } : readContent(email)),
    })
    .onConflictDoNothing({ target: emailAnswers.receivedId })
    .returning({ id: emailAnswers.id })
  return stored.length > 0 ? undefined : 'repeated'
}

function readContent({ text, html, attachments }: ReceivedEmail) {
  const names = (attachments ?? []).map(({ filename }) => toOneLine(filename ?? ''))
  return {
    ...splitQuote(cleanText(text?.trim() ? text : htmlToText(html ?? ''))),
    attachmentNames: names
      .filter(Boolean)
      .slice(0, MAX_ATTACHMENTS)
      .map((name) => name.slice(0, MAX_NAME_CHARACTERS)),
  }
}

/** `Asha Rao <asha@school.example>`, or the address alone. */
function parseMailbox(text: string) {
  const line = toOneLine(text).slice(0, 500)
  const open = line.lastIndexOf('<')
  const address = open === -1 ? line : line.slice(open + 1).split('>', 1)[0]
  const email = (address ?? '').trim().toLowerCase()
  const name = open === -1 ? '' : line.slice(0, open).replaceAll('"', '').trim()
  return { email, name: sanitizeName(name, email).slice(0, MAX_NAME_CHARACTERS) }
}
