import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Language } from '@/i18n/languages'

export async function chooseLanguage(viewer: { id: string }, language: Language): Promise<void> {
  const db = await database()
  await db.update(users).set({ language }).where(eq(users.id, viewer.id))
}
