import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import type { Language } from '@/i18n/languages'

/** Returns the time of the change by the database's clock. */
export async function setCertificateName(
  db: Db,
  userId: string,
  { name, language }: { name: string; language?: Language },
): Promise<string> {
  const [updatedUser] = await db
    .update(users)
    .set({ certificateName: name, certificateLanguage: language })
    .where(eq(users.id, userId))
    .returning({ at: sql<string>`now()::text` })
  return updatedUser?.at ?? ''
}
