import 'server-only'
import { lt } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { contacts } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import type { ContactMessage } from '../schema'

/** Stored first; the team's mail is part of the same transaction and goes out afterwards. */
export async function sendMessage(form: ContactMessage): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await tx.insert(contacts).values(form)
    await enqueueMail(tx, { template: 'teamContact', to: settings().teamEmail, data: form })
  })
}

export async function purgeOldMessages(db: Db): Promise<void> {
  await db.delete(contacts).where(lt(contacts.createdAt, ago(KEPT_FOR.contactMessage)))
}
