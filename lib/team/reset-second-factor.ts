import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { authenticators, passkeys, recoveryCodes, teamRoles } from '@/db/schema'
import { matchesEmail } from '@/lib/accounts/account'
import type { AccountEmailData } from '@/lib/accounts/emails'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { endUserSessions } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { lockFactors } from '@/lib/team-access/factors'
import { clearRevokedFactor } from '@/lib/team-access/revoke-factors'
import { lockTeam } from './roles'

/** Ends all logins, because one may run on the lost phone. Nobody can do it for themselves. */
export async function resetSecondFactor(actor: Actor, target: { id: string } | { email: string }) {
  const matchesUser =
    'id' in target ? eq(users.id, requireUuid(target.id)) : matchesEmail(target.email)
  const db = await database()
  return db.transaction(async (tx) => {
    await lockTeam(tx, actor)
    const [user] = await tx
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
      })
      .from(users)
      .innerJoin(teamRoles, eq(teamRoles.userId, users.id))
      .where(matchesUser)
    if (!user) throw new AppError('notFound', 'notOnTeam')
    if (actor.kind === 'user' && actor.id === user.id)
      throw new AppError('conflict', 'ownSecondFactor')
    await lockFactors(tx, user.id)
    for (const table of [passkeys, authenticators, recoveryCodes])
      await tx.delete(table).where(eq(table.userId, user.id))
    await clearRevokedFactor(tx, user.id)
    await endUserSessions(tx, user.id)
    await writeAuditLog(tx, { action: 'second-factor.reset', actor, userId: user.id })
    const data = { firstname: user.firstname, change: 'factorReset' as const, name: '' }
    await enqueueMail<AccountEmailData>(tx, {
      template: 'loginMethodChanged',
      to: user.email,
      data,
    })
    return { name: `${user.firstname} ${user.lastname}` }
  })
}
