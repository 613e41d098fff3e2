import 'server-only'
import { and, eq, lte, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { erasureRequests, users } from '@/db/schema'
import { siteActor, writeAuditLog } from '@/lib/audit/audit-log'
import { deleteEmailFilesFor } from '@/lib/mail/email-files'
import { enqueueMail } from '@/lib/mail/outbox'
import type {
  DataSubject,
  ErasureCleanup,
  ErasureOptions,
} from '@/lib/personal-data/personal-data-source'
import { keepTotals } from '@/lib/statistics/keep-totals'
import { personalDataSources } from '../domains'
import type { PrivacyEmailData } from '../emails'
import { findErasureBlocker } from './request'

const DAY_SECONDS = 24 * 60 * 60

/** Safe to run concurrently: each instance takes other accounts. */
export async function eraseDueAccounts(): Promise<number> {
  let erasedCount = 0
  for (;;) {
    const db = await database()
    const result = await db.transaction(eraseNextAccount)
    if (!result) return erasedCount
    if (result.user) {
      erasedCount += 1
      await deleteEmailFilesFor(result.user.email)
      for (const cleanUp of result.cleanups) await cleanUp()
      log().info({ event: 'user.erased' })
    }
  }
}

/**
 * One user, completely or not at all. Locks the account row, so that concurrent inserts that refer to it
 * either commit before and are erased too, or wait and fail.
 */
async function eraseNextAccount(tx: Db): Promise<ErasureResult | null> {
  const user = await lockNextAccount(tx)
  if (!user) return null
  const options = await findErasureOptions(tx, user.id)
  if (!options) return NOTHING_ERASED
  const blocker = await findErasureBlocker(tx, user.id)
  if (blocker) {
    await postponeErasure(tx, user)
    return NOTHING_ERASED
  }
  return { user, cleanups: await eraseUser(tx, user, options) }
}

type ErasureResult = { user: DataSubject | null; cleanups: ErasureCleanup[] }
const NOTHING_ERASED: ErasureResult = { user: null, cleanups: [] }

async function lockNextAccount(tx: Db) {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(users)
    .innerJoin(erasureRequests, eq(erasureRequests.userId, users.id))
    .where(lte(erasureRequests.dueAt, sql`now()`))
    .orderBy(erasureRequests.dueAt)
    .limit(1)
    .for('update', { of: users, skipLocked: true })
  return user ?? null
}

/** Null if it was cancelled while waiting for the account's lock. */
async function findErasureOptions(tx: Db, userId: string): Promise<ErasureOptions | null> {
  const [options] = await tx
    .select({ keepCertificates: erasureRequests.keepCertificates })
    .from(erasureRequests)
    .where(and(eq(erasureRequests.userId, userId), lte(erasureRequests.dueAt, sql`now()`)))
  return options ?? null
}

/** Each domain erases its own data; the account goes last and cascades to rows that only refer to it. */
export async function eraseUser(
  tx: Db,
  user: DataSubject,
  options: ErasureOptions,
): Promise<ErasureCleanup[]> {
  const cleanups: ErasureCleanup[] = []
  for (const { prepareCleanup } of personalDataSources)
    if (prepareCleanup) cleanups.push(await prepareCleanup(tx, user, options))
  await keepTotals(tx, user.id)
  for (const source of personalDataSources) await source.erase(tx, user, options)
  await tx.delete(users).where(eq(users.id, user.id))
  await writeAuditLog(tx, { action: 'user.erased', actor: siteActor, userId: user.id })
  return cleanups
}

/** A school or the team has come to depend on the user since the request. Notifies the user once. */
async function postponeErasure(tx: Db, user: DataSubject & { firstname: string }) {
  const [postponedRow] = await tx
    .update(erasureRequests)
    .set({ dueAt: fromNow(DAY_SECONDS), heldAt: sql`coalesce(${erasureRequests.heldAt}, now())` })
    .where(eq(erasureRequests.userId, user.id))
    .returning({ first: sql<boolean>`${erasureRequests.heldAt} = now()` })
  if (!postponedRow?.first) return
  const data = { firstname: user.firstname }
  await enqueueMail<PrivacyEmailData>(tx, { template: 'erasureHeld', to: user.email, data })
}
