import 'server-only'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { authenticators } from '@/db/schema'
import { confirmPassword } from '@/lib/accounts/confirm-password'
import { takeLiveLogin } from '@/lib/accounts/take-account'
import { aPerson, record } from '@/lib/audit/record'
import { countAttempt, forgetAttempts } from '@/lib/auth/limits'
import { checkAnswer, noteUse, refusedPasskey } from '@/lib/auth/passkeys'
import type { PasskeyAnswer } from '@/lib/auth/schema'
import { unseal } from '@/lib/auth/seal'
import { enqueueMail } from '@/lib/mail/outbox'
import { stepOf } from '../authenticator'
import { countingAuthenticator } from '../counting-factors'
import { type TeamMember, unproven } from '../member'
import { spendRecoveryCode } from '../recovery'
import { countsAsFactor, markProven } from '../shown-factor'

/** Ways to show who one is on the team's side. What is shown holds for this login and for no other. */

export async function proveByPasskey(member: TeamMember, answer: PasskeyAnswer): Promise<void> {
  const shown = await checkAnswer(answer, 'prove', member)
  const db = await database()
  await db.transaction(async (tx) => {
    await takeLiveLogin(tx, member)
    await noteUse(tx, shown)
    if (!(await countsAsFactor(tx, shown))) throw refusedPasskey('older than the role')
    await markProven(tx, member)
  })
}

/** Counted as wrong before it is looked at, so that guesses made at once cannot slip under the limit. */
export async function proveByCode(member: TeamMember, code: string): Promise<void> {
  await countAttempt('SECOND_FACTOR', member.id)
  const proven = code.length === 6 ? await byApp(member, code) : await byRecovery(member, code)
  if (!proven) throw wrongCode()
  await forgetAttempts('SECOND_FACTOR', member.id)
}

/** Only where the settings let the team do without a second factor, and for who has none. */
export async function proveByPassword(member: TeamMember, password: string): Promise<void> {
  if (settings().secondFactorRequired || member.shown.hasFactor) throw unproven()
  await confirmPassword(member.id, password)
  await markProven(await database(), member)
}

export const SEALED_FOR = 'authenticator'

/** The row as it stands, with its secret opened and the database's time. */
export async function openAuthenticator(db: Db, userId: string) {
  const [row] = await db
    .select({
      sealed: authenticators.sealedSecret,
      isConfirmed: sql<boolean>`${authenticators.confirmedAt} is not null`,
      age: sql<number>`extract(epoch from now() - ${authenticators.createdAt})::float8`,
      now: sql<number>`extract(epoch from now())::float8`,
    })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  return row && { ...row, secret: unseal(SEALED_FOR, userId, row.sealed) }
}

export const wrongCode = () =>
  new Refusal('badRequest', 'wrongCode', { errors: { code: 'wrongCode' } })

/** A code opens once: its step and all before it are over with the statement that takes it. */
async function byApp(member: TeamMember, code: string): Promise<boolean> {
  const db = await database()
  const app = await openAuthenticator(db, member.id)
  const step = app?.secret ? stepOf(app.secret, code, app.now) : null
  if (step === null) return false
  return db.transaction(async (tx) => {
    await takeLiveLogin(tx, member)
    const taken = await tx
      .update(authenticators)
      .set({ lastStep: step })
      .where(and(countingAuthenticator(member.id), lt(authenticators.lastStep, step)))
      .returning({ userId: authenticators.userId })
    if (taken.length === 0) return false
    await markProven(tx, member)
    return true
  })
}

async function byRecovery(member: TeamMember, code: string): Promise<boolean> {
  const db = await database()
  return db.transaction(async (tx) => {
    await takeLiveLogin(tx, member)
    if (!(await spendRecoveryCode(tx, member.id, code))) return false
    await markProven(tx, member)
    await record(tx, { act: 'recovery-code.used', by: aPerson(member.id) })
    const data = { firstname: member.firstname, what: 'codeUsed' as const, name: '' }
    await enqueueMail(tx, { template: 'wayInChanged', to: member.email, data })
    return true
  })
}
