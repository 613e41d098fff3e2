import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { authenticators } from '@/db/schema'
import { confirmPassword } from '@/lib/accounts/confirm-password'
import { requireConfirmedAccount, takeLiveLogin } from '@/lib/accounts/take-account'
import { aPerson, record } from '@/lib/audit/record'
import { countAttempt, forgetAttempts } from '@/lib/auth/limits'
import { seal } from '@/lib/auth/seal'
import type { WayInChange } from '@/lib/mail/letters'
import { enqueueMail } from '@/lib/mail/outbox'
import { addressFor, newSecret, stepOf } from '../authenticator'
import { countingAuthenticator } from '../counting-factors'
import { keepingAFactor, requireFreshFactor } from '../factors'
import type { TeamMember } from '../member'
import { renewRecoveryCodes } from '../recovery'
import { forgetRevokedFactor } from '../revoke-factors'
import { markProven } from '../shown-factor'
import { openAuthenticator, SEALED_FOR, wrongCode } from './prove'

const SET_UP_WITHIN = 15 * 60

/** A new secret for the app, once the password was given. It opens nothing before its first code. */
export async function beginAuthenticator(member: TeamMember, password: string) {
  await requireFreshFactor(member)
  await confirmPassword(member.id, password)
  await requireConfirmedAccount(member.id)
  const secret = newSecret()
  const fresh = {
    sealedSecret: seal(SEALED_FOR, member.id, secret),
    lastStep: 0,
    createdAt: sql`now()`,
  }
  const db = await database()
  const begun = await db
    .insert(authenticators)
    .values({ userId: member.id, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { ...fresh, confirmedAt: null },
      // One that does not count may be replaced.
      setWhere: sql`(${countingAuthenticator(member.id)}) is not true`,
    })
    .returning({ userId: authenticators.userId })
  if (begun.length === 0) throw new Refusal('conflict', 'authenticatorThere')
  return { secret, address: addressFor(secret, member.email) }
}

/** The first code shows that the app has the secret, and who has it is proven; then come the ten codes. */
export async function confirmAuthenticator(member: TeamMember, code: string): Promise<string[]> {
  await requireFreshFactor(member)
  await countAttempt('SECOND_FACTOR', member.id)
  const db = await database()
  const app = await openAuthenticator(db, member.id)
  const isOpen = app && !app.isConfirmed && app.age < SET_UP_WITHIN
  const step = isOpen && app.secret ? stepOf(app.secret, code, app.now) : null
  if (!app || step === null) throw wrongCode()
  const codes = await db.transaction(async (tx) => {
    await takeLiveLogin(tx, member)
    const confirmed = await tx
      .update(authenticators)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(
        and(
          eq(authenticators.userId, member.id),
          eq(authenticators.sealedSecret, app.sealed),
          isNull(authenticators.confirmedAt),
        ),
      )
      .returning({ userId: authenticators.userId })
    if (confirmed.length === 0) throw wrongCode()
    await forgetRevokedFactor(tx, member.id)
    await markProven(tx, member)
    await note(tx, member, 'authenticator.added', 'authenticatorAdded')
    return renewRecoveryCodes(tx, member.id)
  })
  await forgetAttempts('SECOND_FACTOR', member.id)
  return codes
}

export async function removeAuthenticator(member: TeamMember): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await takeLiveLogin(tx, member)
    await keepingAFactor(tx, member.id, async () => {
      const removed = await tx
        .delete(authenticators)
        .where(and(eq(authenticators.userId, member.id), isNotNull(authenticators.confirmedAt)))
        .returning({ userId: authenticators.userId })
      if (removed.length === 0) throw new Refusal('notFound', 'nothingHere')
    })
    await note(tx, member, 'authenticator.removed', 'authenticatorRemoved')
  })
}

/** Ten new codes; those from before open nothing any more. */
export async function makeRecoveryCodes(member: TeamMember): Promise<string[]> {
  if (!member.shown.hasFactor) throw new Refusal('conflict', 'noFactorYet')
  const db = await database()
  return db.transaction(async (tx) => {
    await takeLiveLogin(tx, member)
    await note(tx, member, 'recovery-codes.made', 'codesMade')
    return renewRecoveryCodes(tx, member.id)
  })
}

type Act = 'authenticator.added' | 'authenticator.removed' | 'recovery-codes.made'

async function note(tx: Db, member: TeamMember, act: Act, what: WayInChange) {
  await record(tx, { act, by: aPerson(member.id) })
  const data = { firstname: member.firstname, what, name: '' }
  await enqueueMail(tx, { template: 'wayInChanged', to: member.email, data })
}
