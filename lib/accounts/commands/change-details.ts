import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { toPublicUser } from '../public-user'
import type { MailPreferences, OwnDetails, PublicUser } from '../schema'

/** A certificate keeps the name that was confirmed for it, and the language it was issued in. */
export async function changeDetails(viewer: Viewer, form: OwnDetails): Promise<PublicUser> {
  const { firstname, lastname, phone_number: phoneNumber } = form
  const certificateLanguage = form.certificate_language
  const db = await database()
  await db
    .update(users)
    .set({ firstname, lastname, phoneNumber, certificateLanguage })
    .where(eq(users.id, viewer.id))
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
