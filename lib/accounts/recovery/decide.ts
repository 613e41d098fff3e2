import 'server-only'
import { and, eq, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { RETENTION } from '@/base/retention'
import { ago, fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { accountRecoveries, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AccountEmailData } from '../emails'
import { buildRecoveryUrl, buildStopRecoveryUrl } from '../links'
import type { RecoveryGrant } from '../schema'

type RecoveryDecision = Partial<
  Pick<typeof accountRecoveries.$inferInsert, 'state' | 'reason' | 'stopTokenHash'>
> & {
  readyAt?: ReturnType<typeof fromNow>
}

export async function sendRecoveryLinks(): Promise<void> {
  const db = await database()
  while (await db.transaction(sendNextRecoveryLink));
}

/** An expired recovery first allows another attempt; its row is deleted later. */
export async function purgeRecoveries(db: Db): Promise<void> {
  await db
    .update(accountRecoveries)
    .set({ state: 'rejected', tokenHash: null })
    .where(and(eq(accountRecoveries.state, 'sent'), lt(accountRecoveries.expiresAt, sql`now()`)))
  await db.delete(accountRecoveries).where(lt(accountRecoveries.createdAt, ago(RETENTION.recovery)))
}

/** Notifies both addresses and gives the owner a day to object. After an objection it needs a reason. */
export async function grantRecovery(
  member: { id: string },
  id: string,
  { reason }: RecoveryGrant = {},
): Promise<void> {
  const token = createToken()
  const db = await database()
  await db.transaction(async (tx) => {
    const recovery = await decideRecovery(tx, member, id, {
      state: 'granted',
      reason,
      readyAt: fromNow(RETENTION.recoveryWait),
      stopTokenHash: hashToken(token),
    })
    const { firstname, former: formerEmail, email, userId } = recovery
    if (!reason && (await hasObjected(tx, userId))) throw reasonMissingError()
    const warningData = { firstname, link: buildStopRecoveryUrl(token) }
    await enqueueMail<AccountEmailData>(tx, {
      template: 'recoveryWarning',
      to: formerEmail,
      data: warningData,
    })
    await enqueueMail<AccountEmailData>(tx, {
      template: 'recoveryWaits',
      to: email,
      data: { firstname },
    })
    await writeAuditLog(tx, { action: 'recovery.granted', actor: userActor(member.id), userId })
  })
}

export async function rejectRecovery(member: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { userId } = await decideRecovery(tx, member, id, { state: 'rejected' })
    await writeAuditLog(tx, { action: 'recovery.rejected', actor: userActor(member.id), userId })
  })
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

/** A conditional update decides between two team members. Nobody decides about their own account. */
async function decideRecovery(
  tx: Db,
  member: { id: string },
  id: string,
  decision: RecoveryDecision,
) {
  const [row] = await tx
    .update(accountRecoveries)
    .set({ ...decision, decidedBy: member.id })
    .where(
      and(
        eq(accountRecoveries.id, id),
        eq(accountRecoveries.state, 'requested'),
        sql`${accountRecoveries.userId} <> ${member.id} and ${accountRecoveries.vouchedBy} is distinct from ${member.id}`,
      ),
    )
    .returning({ userId: accountRecoveries.userId, email: accountRecoveries.email })
  if (!row) throw new AppError('conflict', 'recoveryDecided')
  const [user] = await tx
    .select({ firstname: users.firstname, former: users.email })
    .from(users)
    .where(eq(users.id, row.userId))
  if (!user) throw new AppError('notFound', 'notFound')
  return { ...row, ...user }
}

async function hasObjected(tx: Db, userId: string): Promise<boolean> {
  const objections = and(
    eq(accountRecoveries.userId, userId),
    isNotNull(accountRecoveries.objectedAt),
  )
  return (await tx.$count(accountRecoveries, objections)) > 0
}

const reasonMissingError = () =>
  new AppError('invalid', 'recoveryReasonMissing', { errors: { reason: 'cancelReasonRequired' } })
