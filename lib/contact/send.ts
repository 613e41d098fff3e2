import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { contactMessages } from '@/db/schema'
import { contactFormText } from '@/i18n/contact-form'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import type { ContactEmailData } from './emails'
import type { ContactMessage } from './schema'

/** The notification to the team is enqueued in the same transaction. */
export async function sendContactMessage(form: ContactMessage): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...form, answerBy: getReplyDueDay(form) })
      .returning({ id: contactMessages.id })
    if (!row) throw new Error('the message was not stored')
    const link = new URL(routes.teamMessage(row.id), settings().appUrl).href
    const data = { ...form, link }
    await enqueueMail<ContactEmailData>(tx, {
      template: 'teamContact',
      to: settings().teamEmail,
      data,
    })
  })
}

/** Questions about personal data must be answered within 30 days. */
const getReplyDueDay = ({ subject }: ContactMessage) =>
  isAboutData(subject) ? sql`day_in_india() + 30` : null

const isAboutData = (subject: string) =>
  subject.trim().toLowerCase() === contactFormText().aboutData.toLowerCase()

export async function purgeOldContactMessages(db: Db): Promise<void> {
  await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, ago(RETENTION.contactMessage)))
}
