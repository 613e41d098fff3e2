import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { toPublicUser } from '../public-user'
import type { AccountDetails, MailPreferences, PublicUser } from '../schema'

/** A certificate keeps the name that was confirmed for it. */
export async function changeDetails(viewer: Viewer, form: AccountDetails): Promise<PublicUser> {
  const { firstname, lastname, phone_number: phoneNumber } = form
  const db = await database()
  await db.update(users).set({ firstname, lastname, phoneNumber }).where(eq(users.id, viewer.id))
  return toPublicUser({ ...viewer, firstname, lastname })
}

export async function updateMailPreferences(
  viewer: { id: string },
  preferences: MailPreferences,
): Promise<void> {
  const preferenceColumns = { wantsReminders: preferences.reminders, wantsNews: preferences.news }
  const db = await database()
  await db.update(users).set(preferenceColumns).where(eq(users.id, viewer.id))
}
