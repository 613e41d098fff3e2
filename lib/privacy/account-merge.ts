import 'server-only'
import { eq, inArray, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { accountMerges, certificates, erasureRequests, teamRoles, users } from '@/db/schema'
import { findOpenMembership } from '@/lib/schools/locks'

export type AccountPair = { from: string; into: string }
export type MergeBlocker =
  | 'mergeWaits'
  | 'mergeTeamRole'
  | 'mergePlannedErasure'
  | 'mergeDifferentSchools'

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

export type MergingAccounts = Awaited<ReturnType<typeof lockAccounts>>

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

export type AccountMergePlan = Awaited<ReturnType<typeof getAccountMergePlan>>

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

const fullNameSql = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
