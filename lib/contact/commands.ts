import 'server-only'
import { database } from '@/db/client'
import { contacts } from '@/db/schema'
import { settings } from '@/lib/env'
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
