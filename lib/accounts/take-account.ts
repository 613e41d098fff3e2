import 'server-only'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'

/** Holds the account's row to the end of the transaction: it comes before the rows that belong to it. */
export async function takenAccount(tx: Db, userId: string) {
  const [account] = await tx
    .select({
      id: users.id,
      firstname: users.firstname,
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return account ?? null
}
