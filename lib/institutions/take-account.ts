import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'

/**
 * Whoever changes a subscription takes the account's row first and holds it to the end of the
 * transaction: flag and record are then changed by one at a time, and neither by what was true before.
 */
export async function takeAccount(tx: Db, userId: string) {
  const [account] = await tx
    .select({ isSubscribed: users.isSubscribed })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!account) throw new Refusal('unauthenticated', 'notLoggedIn')
  return account
}
