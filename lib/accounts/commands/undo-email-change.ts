import 'server-only'
import { eq } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { erasureRequests, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hashPassword } from '@/lib/auth/passwords'
import { createToken } from '@/lib/auth/secrets'
import { consumeEmailLink, findEmailLink, isEmailTaken, voidEmailLinksSince } from '../email-links'
import { lockAccountRow } from '../locks'
import { storeResetLink } from '../reset-links'
import { revokeAccess } from '../revoke-access'
import { deadLinkError, emailTakenError, setConfirmedEmail } from './confirm-email'

/**
 * Undoes a change the owner did not make. Its author knew the password, so the password and all other
 * credentials are revoked. Returns a token to set a new password.
 */
export async function undoEmailChange(token: string): Promise<{ resetToken: string }> {
  const db = await database()
  const pendingLink = await findEmailLink(db, token, ['undo'])
  if (!pendingLink) throw deadLinkError()
  const passwordHash = await hashPassword(createToken())
  return db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, pendingLink.userId)
    const link = account && (await consumeEmailLink(tx, token, ['undo']))
    if (!link) throw deadLinkError()
    if (await isEmailTaken(tx, link.email, account.id)) throw emailTakenError()
    await setConfirmedEmail(tx, account.id, link.email)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await revokeChangesSince(tx, account.id, link.createdAt)
    const resetToken = createToken()
    await storeResetLink(tx, link.email, resetToken)
    await writeAuditLog(tx, { action: 'email.change-undone', actor: userActor(account.id) })
    return { resetToken }
  })
}

async function revokeChangesSince(tx: Db, id: string, since: Date) {
  await revokeAccess(tx, id)
  await voidEmailLinksSince(tx, id, since)
  await tx.delete(erasureRequests).where(eq(erasureRequests.userId, id))
}
