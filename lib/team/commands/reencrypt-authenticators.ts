import 'server-only'
import { and, eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { authenticators } from '@/db/schema'
import { decrypt, encrypt } from '@/lib/auth/encryption'
import { ENCRYPTION_PURPOSE } from './verify-second-factor'

/** With the current secret, so that the previous one can be removed. */
export async function reencryptAuthenticators(): Promise<{ renewed: number; unreadable: number }> {
  const db = await database()
  const rows = await db
    .select({ userId: authenticators.userId, encryptedSecret: authenticators.encryptedSecret })
    .from(authenticators)
  let renewed = 0
  for (const { userId, encryptedSecret } of rows) {
    const secret = decrypt(ENCRYPTION_PURPOSE, userId, encryptedSecret)
    if (secret === null) continue
    await db
      .update(authenticators)
      .set({ encryptedSecret: encrypt(ENCRYPTION_PURPOSE, userId, secret) })
      .where(
        and(eq(authenticators.userId, userId), eq(authenticators.encryptedSecret, encryptedSecret)),
      )
    renewed += 1
  }
  return { renewed, unreadable: rows.length - renewed }
}
