import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { authenticators, passkeys, recoveryCodes, teamRoles } from '@/db/schema'
import { matchesEmail } from '@/lib/accounts/account'
import { canEmailChangeBeUndone } from '@/lib/accounts/email-address/links'
import type { AccountEmailData } from '@/lib/accounts/emails'
import { revokeAccess } from '@/lib/accounts/revoke-access'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { lockFactors } from '@/lib/team-access/factors'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { clearRevokedFactor } from '@/lib/team-access/revoke-factors'
import {
  hasSecondFactor,
  matchesValidAuthenticator,
  matchesValidPasskey,
} from '@/lib/team-access/valid-factors'

/** Changes run one after another, so that two managers who leave at once cannot both be the last. */

type RoleAccount = {
  id: string
  firstname: string
  lastname: string
  email: string
  confirmedAt: Date | null
}

const ROLE_CHANGES = {
  editor: 'editorNow',
  manager: 'managerNow',
  accounts: 'accountsNow',
  viewer: 'viewerNow',
} as const satisfies Record<TeamRole, string>

type RoleChangeInput = { previousRole: TeamRole | null; role: TeamRole }

type RoleOperation = (
  tx: Db,
  account: RoleAccount,
  previousRole: TeamRole | null,
) => Promise<boolean>

/** Serialises team changes, and checks again that the actor is still a manager. */
export async function lockTeam(tx: Db, actor: Actor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff roles'))`)
  if (actor.kind !== 'user') return
  const [roleRow] = await tx
    .select({ role: teamRoles.role })
    .from(teamRoles)
    .where(eq(teamRoles.userId, actor.id))
  if (roleRow?.role !== 'manager') throw new AppError('notFound', 'urlNotFound')
}

export async function assignRole(actor: Actor, email: string, role: TeamRole) {
  return changeAccountRole(actor, matchesEmail(email), (tx, account, previousRole) =>
    applyRoleChange(tx, actor, account, { previousRole, role }),
  )
}

export async function changeRole(actor: Actor, userId: string, role: TeamRole) {
  return changeAccountRole(
    actor,
    eq(users.id, requireUuid(userId)),
    (tx, account, previousRole) => {
      if (!previousRole) throw new AppError('notFound', 'notFound')
      return applyRoleChange(tx, actor, account, { previousRole, role })
    },
  )
}

/** Takes effect on the next request. */
export async function revokeRole(actor: Actor, target: { id: string } | { email: string }) {
  const matchesUser =
    'id' in target ? eq(users.id, requireUuid(target.id)) : matchesEmail(target.email)
  return changeAccountRole(actor, matchesUser, async (tx, account, previousRole) => {
    if (!previousRole) throw new AppError('notFound', 'notOnTeam')
    if (previousRole === 'manager') await requireOtherManager(tx, actor, account)
    await tx.delete(teamRoles).where(eq(teamRoles.userId, account.id))
    await writeAuditLog(tx, { action: 'role.removed', actor, userId: account.id })
    await notifyAccount(tx, account, 'roleTaken')
    return true
  })
}

async function applyRoleChange(
  tx: Db,
  actor: Actor,
  account: RoleAccount,
  { previousRole, role }: RoleChangeInput,
) {
  if (previousRole === role) return false
  if (previousRole === 'manager') await requireOtherManager(tx, actor, account)
  const hasMoreRights = !previousRole || !roleIncludes(previousRole, role)
  if (hasMoreRights) await endEarlierAccess(tx, account)
  await tx
    .insert(teamRoles)
    .values({ userId: account.id, role })
    .onConflictDoUpdate({
      target: teamRoles.userId,
      set: { role, ...(hasMoreRights && { createdAt: sql`now()` }) },
    })
  await writeAuditLog(tx, { action: 'role.granted', actor, userId: account.id, values: { role } })
  await notifyAccount(tx, account, ROLE_CHANGES[role])
  return true
}

async function changeAccountRole(
  actor: Actor,
  matchesUser: ReturnType<typeof matchesEmail>,
  operation: RoleOperation,
) {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockTeam(tx, actor)
    const [account] = await tx
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        confirmedAt: users.emailConfirmedAt,
        role: teamRoles.role,
      })
      .from(users)
      .leftJoin(teamRoles, eq(teamRoles.userId, users.id))
      .where(matchesUser)
    if (!account) throw new AppError('notFound', 'accountNotFound')
    const { role, ...accountFields } = account
    return {
      name: `${accountFields.firstname} ${accountFields.lastname}`,
      changed: await operation(tx, accountFields, role),
    }
  })
}

/**
 * What opened the account so far may be in other hands: nothing but the password outlasts the new rights, and
 * the first second factor needs a link to the mailbox. So the mailbox must be confirmed, and settled.
 */
async function endEarlierAccess(tx: Db, { id, confirmedAt }: RoleAccount): Promise<void> {
  await lockFactors(tx, id)
  if (!confirmedAt) throw new AppError('conflict', 'roleNeedsConfirmedEmail')
  if (await canEmailChangeBeUndone(tx, id)) throw new AppError('conflict', 'roleAfterEmailChange')
  for (const table of [authenticators, recoveryCodes])
    await tx.delete(table).where(eq(table.userId, id))
  await revokeAccess(tx, id)
  // The colleague who gives the role allows a new start.
  await clearRevokedFactor(tx, id)
}

/** The command-line program is exempt, because its operator can appoint another manager. */
async function requireOtherManager(tx: Db, actor: Actor, { id }: RoleAccount): Promise<void> {
  if (actor.kind !== 'user') return
  const managers = await tx
    .select({ id: teamRoles.userId })
    .from(teamRoles)
    .where(eq(teamRoles.role, 'manager'))
  if (managers.every((manager) => manager.id === id)) throw new AppError('conflict', 'lastManager')
}

async function notifyAccount(
  tx: Db,
  recipient: RoleAccount,
  change: (typeof ROLE_CHANGES)[TeamRole] | 'roleTaken',
) {
  const data = { firstname: recipient.firstname, change, name: '' }
  await enqueueMail<AccountEmailData>(tx, {
    template: 'loginMethodChanged',
    to: recipient.email,
    data,
  })
}

export async function listTeamMembers() {
  const db = await database()
  return db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      role: teamRoles.role,
      since: teamRoles.createdAt,
      hasFactor: hasSecondFactor(teamRoles.userId),
      factorRevoked: sql<boolean>`${teamRoles.factorRevokedAt} is not null`,
    })
    .from(teamRoles)
    .innerJoin(users, eq(users.id, teamRoles.userId))
    .orderBy(
      sql`${teamRoles.role} desc`,
      orderByName(users.firstname),
      orderByName(users.lastname),
      users.id,
    )
}

/** By id. */
export const listColleagueNames = async () =>
  Object.fromEntries(
    (await listTeamMembers()).map(({ id, firstname, lastname }) => [
      id,
      `${firstname} ${lastname}`,
    ]),
  )

export type TeamMemberRow = Awaited<ReturnType<typeof listTeamMembers>>[number]

export async function countFactors(userId: string) {
  const db = await database()
  const [passkeyCount, authenticatorCount] = await Promise.all([
    db.$count(passkeys, matchesValidPasskey(userId)),
    db.$count(authenticators, matchesValidAuthenticator(userId)),
  ])
  return { passkeys: passkeyCount, authenticator: authenticatorCount > 0 }
}
