import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { contacts } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { contactFormWords } from '@/words/contact-form'
import type { ContactMessage } from '../schema'

/** Stored first; the team's mail is part of the same transaction and goes out afterwards. */
export async function sendMessage(form: ContactMessage): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contacts)
      .values({ ...form, answerBy: dueDayFor(form) })
      .returning({ id: contacts.id })
    if (!row) throw new Error('the message was not stored')
    const link = new URL(routes.teamMessage(row.id), settings().appUrl).href
    const data = { ...form, link }
    await enqueueMail(tx, { template: 'teamContact', to: settings().teamEmail, data })
  })
}

/** A question about the own data has an answer within thirty days, whatever else waits. */
const dueDayFor = ({ subject }: ContactMessage) =>
  isAboutData(subject) ? sql`day_in_india() + 30` : null

const isAboutData = (subject: string) =>
  subject.trim().toLowerCase() === contactFormWords().aboutData.toLowerCase()

export async function purgeOldMessages(db: Db): Promise<void> {
  await db.delete(contacts).where(lt(contacts.createdAt, ago(KEPT_FOR.contactMessage)))
}
