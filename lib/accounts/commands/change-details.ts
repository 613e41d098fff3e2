import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { publicUser } from '../public-user'
import type { AccountDetails, MailWishes, PublicUser } from '../schema'

/** Names and phone number. A certificate keeps the name that was confirmed for it. */
export async function changeDetails(viewer: Viewer, form: AccountDetails): Promise<PublicUser> {
  const { firstname, lastname, phone_number: phoneNumber } = form
  const db = await database()
  await db.update(users).set({ firstname, lastname, phoneNumber }).where(eq(users.id, viewer.id))
  return publicUser({ ...viewer, firstname, lastname })
}

export async function chooseMails(viewer: { id: string }, wishes: MailWishes): Promise<void> {
  const chosen = { wantsReminders: wishes.reminders, wantsNews: wishes.news }
  const db = await database()
  await db.update(users).set(chosen).where(eq(users.id, viewer.id))
}
