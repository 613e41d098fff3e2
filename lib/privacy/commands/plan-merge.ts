import 'server-only'
import { eq, or, type SQL } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { accountMerges } from '@/db/schema'
import { objectToRecovery } from '@/lib/accounts/commands/recovery'
import { buildStopMergeUrl } from '@/lib/accounts/links'
import { type Actor, siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { type AccountPair, findMergeBlocker, lockAccounts } from '../account-merge'
import type { PrivacyEmailData } from '../emails'

/** Tells both addresses; either can stop the merge until it happens a day later. */
export async function planMerge(
  viewer: { id: string },
  { from, into }: AccountPair,
  typedEmail: string,
): Promise<void> {
  if (requireUuid(from) === requireUuid(into)) throw new AppError('conflict', 'sameAccount')
  const token = createToken()
  const db = await database()
  await db.transaction(async (tx) => {
    const { ending, remaining } = await lockAccounts(tx, { from, into })
    if (ending.email.toLowerCase() !== typedEmail.trim().toLowerCase())
      throw new AppError('invalid', 'mergeEmailWrong', { errors: { email: 'mergeEmailWrong' } })
    const blocker = await findMergeBlocker(tx, { from, into })
    if (blocker) throw new AppError('conflict', blocker)
    await tx.insert(accountMerges).values({
      ...{ fromUserId: from, intoUserId: into, requestedBy: viewer.id },
      ...{ stopTokenHash: hashToken(token), readyAt: fromNow(RETENTION.recoveryWait) },
    })
    const entry = { actor: userActor(viewer.id), userId: into, targetId: from }
    await writeAuditLog(tx, { action: 'user.merge-planned', ...entry })
    const link = buildStopMergeUrl(token)
    for (const { email: to, firstname } of [ending, remaining])
      await enqueueMail<PrivacyEmailData>(tx, {
        template: 'mergePlanned',
        to,
        data: { firstname, link },
      })
  })
}

export async function canStopMerge(token: string): Promise<boolean> {
  if (!isToken(token)) return false
  return (await (await database()).$count(accountMerges, hasStopToken(token))) > 0
}

/** By the link in the email. */
export async function stopMergeByLink(token: string): Promise<void> {
  const condition = isToken(token) ? hasStopToken(token) : undefined
  const db = await database()
  await db.transaction(async (tx) => {
    if (!condition || !(await stopMerge(tx, condition)))
      throw new AppError('badRequest', 'linkInvalid')
  })
}

export async function stopMergeByTeam(viewer: { id: string }, from: string): Promise<void> {
  const condition = eq(accountMerges.fromUserId, requireUuid(from))
  const db = await database()
  await db.transaction(async (tx) => {
    if (!(await stopMerge(tx, condition, userActor(viewer.id))))
      throw new AppError('notFound', 'notFound')
  })
}

/** The owner, in the account itself: nobody recovers it, and it is not merged. */
export async function objectToChanges(viewer: { id: string }): Promise<void> {
  const isOwn = or(eq(accountMerges.fromUserId, viewer.id), eq(accountMerges.intoUserId, viewer.id))
  const db = await database()
  await db.transaction(async (tx) => {
    await objectToRecovery(tx, viewer)
    if (isOwn) await stopMerge(tx, isOwn, userActor(viewer.id))
  })
}

const hasStopToken = (token: string) => eq(accountMerges.stopTokenHash, hashToken(token))

/** Both emails have the same link, so without an actor it may be either account. */
async function stopMerge(tx: Db, condition: SQL, actor: Actor = siteActor): Promise<boolean> {
  const stopped = await tx
    .delete(accountMerges)
    .where(condition)
    .returning({ from: accountMerges.fromUserId, into: accountMerges.intoUserId })
  for (const { from: targetId, into: userId } of stopped)
    await writeAuditLog(tx, { action: 'user.merge-stopped', actor, userId, targetId })
  return stopped.length > 0
}
