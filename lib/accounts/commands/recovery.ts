import 'server-only'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { accountRecoveries, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hashPassword } from '@/lib/auth/passwords'
import { runSerially } from '@/lib/auth/run-serially'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { isEmailTaken, storeEmailLink } from '../email-links'
import type { AccountEmailData } from '../emails'
import { buildUndoEmailChangeUrl } from '../links'
import { lockAccountRow } from '../locks'
import { revokeAccess } from '../revoke-access'
import type { PasswordReset } from '../schema'
import { rejectTeamMember } from '../vouch'
import { emailTakenError, setConfirmedEmail } from './confirm-email'

/** Anyone who reads the old mailbox can stop the recovery until it is redeemed. */
export async function stopRecovery(token: string): Promise<void> {
  if (!isToken(token)) throw deadLinkError()
  const db = await database()
  await db.transaction(async (tx) => {
    const hasLink = eq(accountRecoveries.stopTokenHash, hashToken(token))
    if (!(await recordObjection(tx, hasLink))) throw deadLinkError()
  })
}

/** In the account itself; also before the team has decided. */
export const objectToRecovery = (tx: Db, { id }: { id: string }): Promise<boolean> =>
  recordObjection(tx, eq(accountRecoveries.userId, id))

async function recordObjection(tx: Db, condition: SQL): Promise<boolean> {
  const [stopped] = await tx
    .update(accountRecoveries)
    .set({ state: 'stopped', objectedAt: sql`now()`, tokenHash: null, stopTokenHash: null })
    .where(and(condition, inArray(accountRecoveries.state, ['requested', 'granted', 'sent'])))
    .returning({ userId: accountRecoveries.userId })
  if (!stopped) return false
  await writeAuditLog(tx, { action: 'recovery.stopped', actor: userActor(stopped.userId) })
  return true
}

export async function findOpenRecovery(db: Db, token: string) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({
      id: accountRecoveries.id,
      userId: accountRecoveries.userId,
      email: accountRecoveries.email,
    })
    .from(accountRecoveries)
    .where(
      and(
        eq(accountRecoveries.tokenHash, hashToken(token)),
        eq(accountRecoveries.state, 'sent'),
        gt(accountRecoveries.expiresAt, sql`now()`),
      ),
    )
  return row ?? null
}

/** Changes password and email together. The old mailbox gets an undo link, as after any change. */
export const redeemRecovery = (token: string, { password }: PasswordReset) =>
  runSerially(`recovery ${hashToken(token)}`, async () => {
    const db = await database()
    const pendingRecovery = await findOpenRecovery(db, token)
    if (!pendingRecovery) throw deadLinkError()
    const passwordHash = await hashPassword(password)
    await db.transaction(async (tx) => {
      const account = await lockAccountRow(tx, pendingRecovery.userId)
      const lockedRecovery = account && (await findOpenRecovery(tx, token))
      if (!lockedRecovery) throw deadLinkError()
      await rejectTeamMember(tx, account.id)
      if (await isEmailTaken(tx, lockedRecovery.email, account.id)) throw emailTakenError()
      const usedColumns = { state: 'used' as const, tokenHash: null, stopTokenHash: null }
      const [redeemedRow] = await tx
        .update(accountRecoveries)
        .set(usedColumns)
        .where(
          and(eq(accountRecoveries.id, lockedRecovery.id), eq(accountRecoveries.state, 'sent')),
        )
        .returning({ id: accountRecoveries.id })
      if (!redeemedRow) throw deadLinkError()
      await setConfirmedEmail(tx, account.id, lockedRecovery.email)
      await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
      await revokeAccess(tx, account.id)
      const undoLink = { userId: account.id, kind: 'undo' as const, email: account.email }
      const data = {
        firstname: account.firstname,
        link: buildUndoEmailChangeUrl(await storeEmailLink(tx, undoLink)),
      }
      await enqueueMail<AccountEmailData>(tx, {
        template: 'addressChanged',
        to: account.email,
        data,
      })
      await writeAuditLog(tx, { action: 'recovery.used', actor: userActor(account.id) })
    })
    return { userId: pendingRecovery.userId }
  })

const deadLinkError = () => new AppError('badRequest', 'linkInvalid')
