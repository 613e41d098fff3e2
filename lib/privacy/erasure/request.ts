import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { erasureRequests, privacyRequests, teamRoles } from '@/db/schema'
import { buildCancelErasureUrl } from '@/lib/accounts/links'
import { lockAccountRow } from '@/lib/accounts/locks'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '@/lib/accounts/password/check'
import { privacyRequestDaysLeft } from '@/lib/accounts/user-filter'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { wouldStrandSchool } from '@/lib/schools/coordinator'
import type { PrivacyEmailData } from '../emails'
import { ensurePrivacyRequest } from '../requests'
import type { ErasureFormInput } from '../schema'
import { type ErasureBlocker, getErasureBlocker } from '../schema'

type ErasureAccount = NonNullable<Awaited<ReturnType<typeof lockAccountRow>>>

/** Run in the transaction that depends on it, with the account locked. */
export async function findErasureBlocker(tx: Db, userId: string): Promise<ErasureBlocker | null> {
  const roleRows = await tx
    .select({ role: teamRoles.role })
    .from(teamRoles)
    .where(eq(teamRoles.userId, userId))
  const mustHandOver = await wouldStrandSchool(tx, userId)
  return getErasureBlocker({ mustHandOver, inTeam: roleRows.length > 0 })
}

/** Starts the seven days. Repeating it replaces the options and keeps the date. */
export async function requestOwnErasure(
  viewer: StepUpViewer,
  input: ErasureFormInput,
): Promise<string> {
  const checkedStepUp = await checkStepUp(viewer, input)
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await lockCheckedAccount(tx, viewer.id, checkedStepUp)
    const day = await planErasure(tx, account, input.keep_certificates)
    await writeAuditLog(tx, { action: 'erasure.requested', actor: userActor(viewer.id) })
    return day
  })
}

/** Same seven days, and the same email with the cancel link. */
export async function requestErasureByTeam(
  viewer: { id: string },
  id: string,
  keepCertificates: boolean,
) {
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, requireUuid(id))
    if (!account) throw new AppError('notFound', 'notFound')
    const day = await planErasure(tx, account, keepCertificates)
    await ensurePrivacyRequest(tx, viewer, account.id, 'erasure')
    await writeAuditLog(tx, {
      action: 'erasure.requested-by-team',
      actor: userActor(viewer.id),
      userId: account.id,
    })
    return day
  })
}

/** Works without a login until the erasure date. */
export async function cancelErasureByLink(token: string): Promise<void> {
  const db = await database()
  const [request] = isToken(token)
    ? await db
        .select({ userId: erasureRequests.userId })
        .from(erasureRequests)
        .where(eq(erasureRequests.tokenHash, hashToken(token)))
    : []
  if (!request || !(await deleteErasureRequest(request.userId, token)))
    throw new AppError('badRequest', 'linkInvalid')
}

export async function cancelErasure(viewer: { id: string }): Promise<void> {
  if (!(await deleteErasureRequest(viewer.id)))
    throw new AppError('conflict', 'erasureNotRequested')
}

export async function cancelErasureByTeam(viewer: { id: string }, id: string): Promise<void> {
  const auditEntry = {
    action: 'erasure.cancelled-by-team',
    actor: userActor(viewer.id),
    userId: requireUuid(id),
  } as const
  if (!(await deleteErasureRequest(id, undefined, auditEntry)))
    throw new AppError('conflict', 'erasureNotRequested')
}

async function planErasure(
  tx: Db,
  { id, firstname, email }: ErasureAccount,
  keepCertificates: boolean,
) {
  const blocker = await findErasureBlocker(tx, id)
  if (blocker) throw new AppError('conflict', blocker)
  const token = createToken()
  const requestColumns = { tokenHash: hashToken(token), keepCertificates }
  const [row] = await tx
    .insert(erasureRequests)
    .values({ userId: id, ...requestColumns, dueAt: fromNow(RETENTION.erasureWait) })
    .onConflictDoUpdate({ target: erasureRequests.userId, set: requestColumns })
    .returning({
      day: sql<string>`(${erasureRequests.dueAt} at time zone 'Asia/Kolkata')::date::text`,
    })
  const day = row?.day ?? ''
  const data = { firstname, day, link: buildCancelErasureUrl(token) }
  await enqueueMail<PrivacyEmailData>(tx, { template: 'erasurePlanned', to: email, data })
  return day
}

/** Deleting the row cancels the erasure: once, and before its date. */
async function deleteErasureRequest(
  userId: string,
  token?: string,
  auditEntry: Parameters<typeof writeAuditLog>[1] = {
    action: 'erasure.cancelled',
    actor: userActor(userId),
  },
): Promise<boolean> {
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, userId)
    const tokenCondition = token
      ? sql`and ${erasureRequests.tokenHash} = ${hashToken(token)}`
      : sql``
    const deletedRows = await tx
      .delete(erasureRequests)
      .where(
        sql`${erasureRequests.userId} = ${userId} and ${erasureRequests.dueAt} > now() ${tokenCondition}`,
      )
      .returning({ userId: erasureRequests.userId })
    if (!account || deletedRows.length === 0) return false
    const data = { firstname: account.firstname }
    await enqueueMail<PrivacyEmailData>(tx, { template: 'erasureUndone', to: account.email, data })
    await writeAuditLog(tx, auditEntry)
    return true
  })
}

export async function findPlannedErasure(userId: string) {
  const db = await database()
  const [row] = await db
    .select({ day: dueDaySql, keepCertificates: erasureRequests.keepCertificates })
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
  return row ?? null
}

export async function getCurrentErasureBlocker(userId: string): Promise<ErasureBlocker | null> {
  const db = await database()
  return db.transaction((tx) => findErasureBlocker(tx, userId))
}

export async function findErasureDayByToken(token: string): Promise<string | null> {
  if (!isToken(token)) return null
  const db = await database()
  const [row] = await db
    .select({ day: dueDaySql })
    .from(erasureRequests)
    .where(
      sql`${erasureRequests.tokenHash} = ${hashToken(token)} and ${erasureRequests.dueAt} > now()`,
    )
  return row?.day ?? null
}

const dueDaySql = sql<string>`(${erasureRequests.dueAt} at time zone 'Asia/Kolkata')::date::text`

/** Open ones first, and of these the one with the least time left. */
export async function listPrivacyRequests(userId: string) {
  const db = await database()
  return db
    .select({
      id: privacyRequests.id,
      kind: privacyRequests.kind,
      receivedOn: privacyRequests.receivedOn,
      contactMessageId: privacyRequests.contactMessageId,
      doneAt: privacyRequests.doneAt,
      daysLeft: privacyRequestDaysLeft,
    })
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId))
    .orderBy(
      sql`${privacyRequests.doneAt} desc nulls first`,
      asc(privacyRequests.receivedOn),
      asc(privacyRequests.id),
    )
    .limit(MAX_LISTED_REQUESTS)
}

const MAX_LISTED_REQUESTS = 50

/** The request that the team linked to a message. */
export async function findRequestOfMessage(contactMessageId: string) {
  const db = await database()
  const [row] = await db
    .select({ kind: privacyRequests.kind, userId: privacyRequests.userId })
    .from(privacyRequests)
    .where(eq(privacyRequests.contactMessageId, contactMessageId))
  return row ?? null
}
