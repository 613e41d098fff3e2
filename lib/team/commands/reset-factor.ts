import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { authenticators, passkeys, recoveryCodes, staffRoles, users } from '@/db/schema'
import { byEmail } from '@/lib/accounts/queries'
import { type Actor, record } from '@/lib/audit/record'
import { endSessionsOf } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { takeFactors } from '../factors'
import { forgetRevokedFactor } from '../revoke-factors'
import { takeTeam } from '../take-team'

/**
 * For who has lost the phone: passkeys, authenticator and recovery codes go, and all logins end, since
 * one may still run on what was lost. The password stays, and with it a new factor is set up. Nobody
 * does it for themselves: who can still show a factor changes it, and who cannot asks another.
 */
export async function resetSecondFactor(by: Actor, who: { id: string } | { email: string }) {
  const isThey = 'id' in who ? eq(users.id, knownId(who.id)) : byEmail(who.email)
  const db = await database()
  return db.transaction(async (tx) => {
    await takeTeam(tx, by)
    const [person] = await tx
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
      })
      .from(users)
      .innerJoin(staffRoles, eq(staffRoles.userId, users.id))
      .where(isThey)
    if (!person) throw new Refusal('notFound', 'notOfTheTeam')
    if (by.kind === 'person' && by.id === person.id) throw new Refusal('conflict', 'ownFactor')
    await takeFactors(tx, person.id)
    for (const table of [passkeys, authenticators, recoveryCodes])
      await tx.delete(table).where(eq(table.userId, person.id))
    await forgetRevokedFactor(tx, person.id)
    await endSessionsOf(tx, person.id)
    await record(tx, { act: 'second-factor.reset', by, person: person.id })
    const data = { firstname: person.firstname, what: 'factorReset' as const, name: '' }
    await enqueueMail(tx, { template: 'wayInChanged', to: person.email, data })
    return { name: `${person.firstname} ${person.lastname}` }
  })
}
