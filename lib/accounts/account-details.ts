import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { emailLinks, users } from '@/db/schema'

export async function getAccountDetails(userId: string) {
  const db = await database()
  const [row] = await db
    .select({
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone_number: users.phoneNumber,
      certificate_language: users.certificateLanguage,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      failed: sql<boolean>`${users.emailFailedAt} is not null`,
      reminders: users.wantsReminders,
      news: users.wantsNews,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error('the account is gone')
  return row
}

export type OwnAccountDetails = Awaited<ReturnType<typeof getAccountDetails>>

export async function findPendingEmail(userId: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.userId, userId),
        eq(emailLinks.kind, 'change'),
        gt(emailLinks.expiresAt, sql`now()`),
      ),
    )
  return row?.email ?? null
}
