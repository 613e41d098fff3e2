import 'server-only'
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '@/base/errors'
import { runSerially } from '@/base/run-serially'
import { type Db, database } from '@/db/client'
import { memberships, schools } from '@/db/read-models/schools'
import { accountRecoveries, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hashPassword } from '@/lib/auth/passwords'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { emailTakenError, setConfirmedEmail } from '../email-address/confirm'
import { isEmailTaken, storeEmailLink } from '../email-address/links'
import type { AccountEmailData } from '../emails'
import { buildUndoEmailChangeUrl } from '../links'
import { lockAccountRow } from '../locks'
import { revokeAccess } from '../revoke-access'
import type { PasswordReset } from '../schema'
import { rejectTeamMember } from './vouch'

export type OpenRecoveryRow = Awaited<ReturnType<typeof listOpenRecoveries>>[number]

const objectionsSql = sql<number>`(select count(*)::int from account_recoveries o
  where o.user_id = ${users.id} and o.objected_at is not null)`

const lastObjectionSql = sql<Date | null>`(select max(o.objected_at) from account_recoveries o
  where o.user_id = ${users.id})`.mapWith(accountRecoveries.createdAt)

export type PhoneEntry = { at: string; by: string | null; isTeam: boolean; isVoucher: boolean }

/** Who last sent or corrected the details of the school, of which its phone number is one. */
const phoneEntrySql = sql<PhoneEntry | null>`(
  select json_build_object('at', e.at, 'isTeam', e.is_team,
    'by', (select p.firstname || ' ' || p.lastname from users p where p.id = e.user_id),
    'isVoucher', coalesce(e.user_id = ${accountRecoveries.vouchedBy}, false))
  from (
    select a.created_at as at, a.user_id, false as is_team from applications a
    where a.school_id = ${schools.id}
    union all
    select l.at, l.actor_id, true from audit_log l
    where l.school_id = ${schools.id} and l.action = 'school.corrected'
  ) e order by e.at desc limit 1)`

export async function listOpenRecoveries() {
  const db = await database()
  const coordinator = alias(users, 'coordinator')
  return db
    .select({
      id: accountRecoveries.id,
      state: accountRecoveries.state,
      askedAt: accountRecoveries.createdAt,
      name: fullNameSql(users),
      former: users.email,
      email: accountRecoveries.email,
      ownPhone: users.phoneNumber,
      objections: objectionsSql,
      lastObjectionAt: lastObjectionSql,
      vouchedBy: sql<string | null>`${coordinator.firstname} || ' ' || ${coordinator.lastname}`,
      school: schools.name,
      phone: schools.mobile,
      phoneEntry: phoneEntrySql,
    })
    .from(accountRecoveries)
    .innerJoin(users, eq(users.id, accountRecoveries.userId))
    .leftJoin(coordinator, eq(coordinator.id, accountRecoveries.vouchedBy))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), sql`${memberships.leftAt} is null`),
    )
    .leftJoin(schools, eq(schools.id, memberships.schoolId))
    .where(inArray(accountRecoveries.state, ['requested', 'granted']))
    .orderBy(asc(accountRecoveries.createdAt))
    .limit(50)
}

export const isRecoveryOpen = async (token: string): Promise<boolean> =>
  (await findOpenRecovery(await database(), token)) !== null

export async function canStopRecovery(token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const db = await database()
  const rows = await db
    .select({ id: accountRecoveries.id })
    .from(accountRecoveries)
    .where(
      and(
        eq(accountRecoveries.stopTokenHash, hashToken(token)),
        inArray(accountRecoveries.state, ['granted', 'sent']),
      ),
    )
  return rows.length > 0
}

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

const fullNameSql = (table: typeof users) =>
  sql<string>`${table.firstname} || ' ' || ${table.lastname}`

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

const deadLinkError = () => new AppError('badRequest', 'linkInvalid')
