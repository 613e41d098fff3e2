import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { accountRecoveries, teamRoles } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { isEmailTaken } from '../email-address/links'
import type { AccountEmailData } from '../emails'

const PAUSE_SECONDS = 30 * 24 * 60 * 60

type VouchInput = { coordinatorId: string; userId: string; schoolId: string; email: string }

/** Run in the transaction that has checked that both belong to one school. */
export async function vouch(
  tx: Db,
  { coordinatorId, userId, schoolId, email }: VouchInput,
): Promise<void> {
  await rejectTeamMember(tx, userId)
  await rejectAfterObjection(tx, coordinatorId, userId)
  if (await isEmailTaken(tx, email)) throw emailTakenError()
  try {
    await tx.insert(accountRecoveries).values({ userId, vouchedBy: coordinatorId, email })
  } catch (error) {
    throw isUniqueViolation(error, 'account_recoveries_open_unique')
      ? new AppError('conflict', 'recoveryOpen')
      : error
  }
  const link = new URL(routes.teamRecoveries, settings().appUrl).href
  await enqueueMail<AccountEmailData>(tx, {
    template: 'teamRecovery',
    to: settings().teamEmail,
    data: { link },
  })
  await writeAuditLog(tx, {
    action: 'recovery.requested',
    actor: userActor(coordinatorId),
    schoolId,
    userId,
  })
}

/** Checked again when the link is used: a role may have been assigned since. */
export async function rejectTeamMember(tx: Db, userId: string): Promise<void> {
  const roleCount = await tx.$count(teamRoles, eq(teamRoles.userId, userId))
  if (roleCount > 0) throw new AppError('conflict', 'recoveryOfTeamMember')
}

/** The user has just said no to this coordinator. */
async function rejectAfterObjection(tx: Db, coordinatorId: string, userId: string): Promise<void> {
  const objections = and(
    eq(accountRecoveries.userId, userId),
    eq(accountRecoveries.vouchedBy, coordinatorId),
    gt(accountRecoveries.objectedAt, ago(PAUSE_SECONDS)),
  )
  if ((await tx.$count(accountRecoveries, objections)) > 0)
    throw new AppError('conflict', 'recoveryPaused')
}

const emailTakenError = () =>
  new AppError('conflict', 'accountExists', { errors: { email: 'accountExists' } })
