import 'server-only'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { accountMerges, certificates, erasureRequests, teamRoles, users } from '@/db/schema'
import { buildStopMergeUrl } from '@/lib/accounts/links'
import { objectToRecovery } from '@/lib/accounts/recovery/recovery'
import { type Actor, siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { findOpenMembership } from '@/lib/schools/locks'
import type { PrivacyEmailData } from '../emails'

export type AccountPair = { from: string; into: string }

export type MergeBlocker =
  | 'mergeWaits'
  | 'mergeTeamRole'
  | 'mergePlannedErasure'
  | 'mergeDifferentSchools'

export type MergingAccounts = Awaited<ReturnType<typeof lockAccounts>>

export type AccountMergePlan = Awaited<ReturnType<typeof getAccountMergePlan>>

const fullNameSql = sql<string>`${users.firstname} || ' ' || ${users.lastname}`

/** Final only while the caller holds both accounts' locks. */
export async function findMergeBlocker(tx: Db, pair: AccountPair): Promise<MergeBlocker | null> {
  const ids = [pair.from, pair.into]
  const isWaiting = or(
    inArray(accountMerges.fromUserId, ids),
    inArray(accountMerges.intoUserId, ids),
  )
  if ((await tx.$count(accountMerges, isWaiting)) > 0) return 'mergeWaits'
  if ((await tx.$count(teamRoles, inArray(teamRoles.userId, ids))) > 0) return 'mergeTeamRole'
  if ((await tx.$count(erasureRequests, inArray(erasureRequests.userId, ids))) > 0)
    return 'mergePlannedErasure'
  const seats = [await findOpenMembership(tx, pair.from), await findOpenMembership(tx, pair.into)]
  const [seat, otherSeat] = seats
  if (seat && otherSeat && seat.schoolId !== otherSeat.schoolId) return 'mergeDifferentSchools'
  return null
}

/** Ordered, so that two merges cannot deadlock. */
export async function lockAccounts(tx: Db, { from, into }: AccountPair) {
  const rows = await tx
    .select({ id: users.id, firstname: users.firstname, email: users.email })
    .from(users)
    .where(inArray(users.id, [from, into]))
    .orderBy(users.id)
    .for('update')
  const [ending, remaining] = [from, into].map((id) => rows.find((row) => row.id === id))
  if (!ending || !remaining) throw new AppError('notFound', 'notFound')
  return { ending, remaining }
}

/** By id, by email or by the link to the user's page. */
export async function findMergeAccount(text: string | undefined) {
  const id = text?.match(/[0-9a-f-]{36}/)?.[0]
  const condition = isUuid(id ?? '')
    ? eq(users.id, id ?? '')
    : sql`lower(${users.email}) = lower(${text ?? ''})`
  const db = await database()
  const [row] = await db
    .select({
      id: users.id,
      name: fullNameSql,
      email: users.email,
    })
    .from(users)
    .where(condition)
  return row ?? null
}

export async function getAccountMergePlan({ from, into }: AccountPair) {
  const db = await database()
  const countRows = (table: string) => sql<number>`(select count(*)::int
    from ${sql.identifier(table)} t where t.user_id = ${from}::uuid)`
  const [counts] = await db
    .select({
      attendances: countRows('attendances'),
      registrations: countRows('live_session_registrations'),
      certificates: countRows('certificates'),
      entries: countRows('learning_entries'),
      notes: countRows('page_notes'),
      drafts: countRows('drafts'),
      memberships: countRows('memberships'),
    })
    .from(sql`(select 1) as one`)
  const [duplicates] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(certificates)
    .where(
      sql`${certificates.userId} = ${from} and exists (select from certificates o
        where o.user_id = ${into} and o.live_session_id = ${certificates.liveSessionId})`,
    )
  const blocker = await db.transaction((tx) => findMergeBlocker(tx, { from, into }))
  return { ...counts, duplicateCertificates: duplicates?.count ?? 0, blocker }
}

/** Of the account that ends. */
export async function findWaitingMerge(from: string) {
  const db = await database()
  const [row] = await db
    .select({
      into: users.id,
      name: fullNameSql,
      email: users.email,
      readyAt: accountMerges.readyAt,
    })
    .from(accountMerges)
    .innerJoin(users, eq(users.id, accountMerges.intoUserId))
    .where(eq(accountMerges.fromUserId, from))
  return row ?? null
}

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
