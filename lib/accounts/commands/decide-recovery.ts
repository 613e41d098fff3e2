import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { accountRecoveries, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AccountEmailData } from '../emails'
import { buildStopRecoveryUrl } from '../links'
import type { RecoveryGrant } from '../schema'

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

type RecoveryDecision = Partial<
  Pick<typeof accountRecoveries.$inferInsert, 'state' | 'reason' | 'stopTokenHash'>
> & {
  readyAt?: ReturnType<typeof fromNow>
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
