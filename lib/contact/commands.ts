import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { contacts } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import type { ContactMessage } from './schema'

/** Stored first; the team's mail is part of the same transaction and goes out afterwards. */
export async function sendMessage(form: ContactMessage): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await tx.insert(contacts).values(form)
    await enqueueMail(tx, { template: 'teamContact', to: settings().teamEmail, data: form })
  })
}

/** The privacy policy promises that messages are kept for a year and no longer. */
export async function purgeOldMessages(db: Db): Promise<void> {
  await db.delete(contacts).where(lt(contacts.createdAt, sql`now() - interval '1 year'`))
}
