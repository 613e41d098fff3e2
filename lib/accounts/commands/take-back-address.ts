import 'server-only'
import { eq } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { erasures, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { hashPassword } from '@/lib/auth/passwords'
import { newToken } from '@/lib/auth/secrets'
import { addressLink, isTaken, takeAddressLink, voidLinksSince } from '../address-links'
import { storeResetLink } from '../reset-links'
import { revokeAccess } from '../revoke-access'
import { takenAccount } from '../take-account'
import { addressTaken, deadAddressLink, moveTo } from './confirm-address'

/**
 * The former mailbox says that the change was not its owner's doing. Whoever made it knew the password,
 * so the password goes, with everything else that opens the account or takes it away. Answers by a link to choose a new password.
 */
export async function takeBackAddress(token: string): Promise<{ resetToken: string }> {
  const db = await database()
  const meant = await addressLink(db, token, ['back'])
  if (!meant) throw deadAddressLink()
  const passwordHash = await hashPassword(newToken())
  return db.transaction(async (tx) => {
    const account = await takenAccount(tx, meant.userId)
    const link = account && (await takeAddressLink(tx, token, ['back']))
    if (!link) throw deadAddressLink()
    if (await isTaken(tx, link.email, account.id)) throw addressTaken()
    await moveTo(tx, account.id, link.email)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await undoSince(tx, account.id, link.createdAt)
    const resetToken = newToken()
    await storeResetLink(tx, link.email, resetToken)
    await record(tx, { act: 'address.taken-back', by: aPerson(account.id) })
    return { resetToken }
  })
}

async function undoSince(tx: Db, id: string, since: Date) {
  await revokeAccess(tx, id)
  await voidLinksSince(tx, id, since)
  await tx.delete(erasures).where(eq(erasures.userId, id))
}
