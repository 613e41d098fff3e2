import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { wrongPassword } from './checked-password'

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

/** The same, as long as the password that was checked is still the account's. */
export async function takeChecked(tx: Db, userId: string, passwordHash: string) {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('no key update')
  const account = held && (await takenAccount(tx, userId))
  if (!account) throw wrongPassword()
  return account
}
