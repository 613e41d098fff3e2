import 'server-only'
import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago, fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { accountRecoveries, users } from '@/db/schema'
import { createToken, hashToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AccountEmailData } from '../emails'
import { buildRecoveryUrl } from '../links'

export async function sendRecoveryLinks(): Promise<void> {
  const db = await database()
  while (await db.transaction(sendNextRecoveryLink));
}

async function sendNextRecoveryLink(tx: Db): Promise<boolean> {
  const [recovery] = await tx
    .select({
      id: accountRecoveries.id,
      email: accountRecoveries.email,
      firstname: users.firstname,
    })
    .from(accountRecoveries)
    .innerJoin(users, eq(users.id, accountRecoveries.userId))
    .where(and(eq(accountRecoveries.state, 'granted'), lte(accountRecoveries.readyAt, sql`now()`)))
    .limit(1)
    .for('update', { of: accountRecoveries, skipLocked: true })
  if (!recovery) return false
  const token = createToken()
  const sentColumns = {
    state: 'sent' as const,
    tokenHash: hashToken(token),
    expiresAt: fromNow(RETENTION.recoveryLink),
  }
  await tx.update(accountRecoveries).set(sentColumns).where(eq(accountRecoveries.id, recovery.id))
  const data = { firstname: recovery.firstname, link: buildRecoveryUrl(token) }
  await enqueueMail<AccountEmailData>(tx, { template: 'recoveryLink', to: recovery.email, data })
  return true
}

/** An expired recovery first allows another attempt; its row is deleted later. */
export async function purgeRecoveries(db: Db): Promise<void> {
  await db
    .update(accountRecoveries)
    .set({ state: 'rejected', tokenHash: null })
    .where(and(eq(accountRecoveries.state, 'sent'), lt(accountRecoveries.expiresAt, sql`now()`)))
  await db.delete(accountRecoveries).where(lt(accountRecoveries.createdAt, ago(RETENTION.recovery)))
}
