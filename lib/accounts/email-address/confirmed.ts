import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'

export const emailConfirmedColumns = {
  emailConfirmedAt: sql`now()`,
  firstConfirmedAt: sql`coalesce(first_confirmed_at, email_confirmed_at, now())`,
  emailFailedAt: null,
  emailFailure: null,
}

/** False if the account has another address. */
export async function confirmEmail(tx: Db, userId: string, email: string): Promise<boolean> {
  const updatedRows = await tx
    .update(users)
    .set(emailConfirmedColumns)
    .where(and(eq(users.id, userId), eq(sql`lower(${users.email})`, sql`lower(${email})`)))
    .returning({ id: users.id })
  return updatedRows.length > 0
}
