import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { authenticators } from '@/db/schema'
import type { AccountEmailData, LoginMethodChange } from '@/lib/accounts/emails'
import { lockLiveLogin, requireConfirmedAccount } from '@/lib/accounts/locks'
import { confirmPassword } from '@/lib/accounts/password/check'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { clearAttempts, countAttempt } from '@/lib/auth/rate-limits'
import { decrypt, encrypt } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { removeUnlessLastFactor, requireEnrolmentProof } from '@/lib/team-access/factors'
import type { TeamMember } from '@/lib/team-access/member'
import { clearRevokedFactor } from '@/lib/team-access/revoke-factors'
import {
  markSecondFactorVerified,
  matchesValidAuthenticator,
} from '@/lib/team-access/valid-factors'
import { renewRecoveryCodes } from './recovery-codes'
import {
  buildOtpauthUrl,
  createTotpSecret,
  ENCRYPTION_PURPOSE,
  findTimeStep,
  readAuthenticator,
  wrongCodeError,
} from './verify-second-factor'

const SETUP_TIMEOUT_SECONDS = 15 * 60

type AuthenticatorAction =
  | 'authenticator.added'
  | 'authenticator.removed'
  | 'recovery-codes.created'

/** Requires the password. The secret is unusable until its first code is confirmed. */
export async function startAuthenticatorSetup(member: TeamMember, password: string) {
  await requireEnrolmentProof(member)
  await confirmPassword(member.id, password)
  await requireConfirmedAccount(member.id)
  const secret = createTotpSecret()
  const secretColumns = {
    encryptedSecret: encrypt(ENCRYPTION_PURPOSE, member.id, secret),
    lastStep: 0,
    createdAt: sql`now()`,
  }
  const db = await database()
  const startedRows = await db
    .insert(authenticators)
    .values({ userId: member.id, ...secretColumns })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { ...secretColumns, confirmedAt: null },
      // An authenticator that does not count may be replaced.
      setWhere: sql`(${matchesValidAuthenticator(member.id)}) is not true`,
    })
    .returning({ userId: authenticators.userId })
  if (startedRows.length === 0) throw new AppError('conflict', 'authenticatorExists')
  return { secret, address: buildOtpauthUrl(secret, member.email) }
}

/** The first code proves that the app has the secret and verifies this login. Returns ten recovery codes. */
export async function confirmAuthenticator(member: TeamMember, code: string): Promise<string[]> {
  await requireEnrolmentProof(member)
  await countAttempt('SECOND_FACTOR', member.id)
  const db = await database()
  const authenticator = await readAuthenticator(db, member.id)
  const isOpen =
    authenticator && !authenticator.isConfirmed && authenticator.age < SETUP_TIMEOUT_SECONDS
  const step =
    isOpen && authenticator.secret
      ? findTimeStep(authenticator.secret, code, authenticator.now)
      : null
  if (!authenticator || step === null) throw wrongCodeError()
  const codes = await db.transaction(async (tx) => {
    await lockLiveLogin(tx, member)
    const confirmedRows = await tx
      .update(authenticators)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(
        and(
          eq(authenticators.userId, member.id),
          eq(authenticators.encryptedSecret, authenticator.encryptedSecret),
          isNull(authenticators.confirmedAt),
        ),
      )
      .returning({ userId: authenticators.userId })
    if (confirmedRows.length === 0) throw wrongCodeError()
    await clearRevokedFactor(tx, member.id)
    await markSecondFactorVerified(tx, member)
    await recordAndNotify(tx, member, 'authenticator.added', 'authenticatorAdded')
    return renewRecoveryCodes(tx, member.id)
  })
  await clearAttempts('SECOND_FACTOR', member.id)
  return codes
}

export async function removeAuthenticator(member: TeamMember): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await lockLiveLogin(tx, member)
    await removeUnlessLastFactor(tx, member.id, async () => {
      const removedRows = await tx
        .delete(authenticators)
        .where(and(eq(authenticators.userId, member.id), isNotNull(authenticators.confirmedAt)))
        .returning({ userId: authenticators.userId })
      if (removedRows.length === 0) throw new AppError('notFound', 'notFound')
    })
    await recordAndNotify(tx, member, 'authenticator.removed', 'authenticatorRemoved')
  })
}

/** The previous codes stop working. */
export async function createRecoveryCodes(member: TeamMember): Promise<string[]> {
  if (!member.secondFactor.hasFactor) throw new AppError('conflict', 'secondFactorMissing')
  const db = await database()
  return db.transaction(async (tx) => {
    await lockLiveLogin(tx, member)
    await recordAndNotify(tx, member, 'recovery-codes.created', 'codesCreated')
    return renewRecoveryCodes(tx, member.id)
  })
}

/** With the current secret, so that the previous one can be removed. */
export async function reencryptAuthenticators(): Promise<{ renewed: number; unreadable: number }> {
  const db = await database()
  const rows = await db
    .select({ userId: authenticators.userId, encryptedSecret: authenticators.encryptedSecret })
    .from(authenticators)
  let renewed = 0
  for (const { userId, encryptedSecret } of rows) {
    const secret = decrypt(ENCRYPTION_PURPOSE, userId, encryptedSecret)
    if (secret === null) continue
    await db
      .update(authenticators)
      .set({ encryptedSecret: encrypt(ENCRYPTION_PURPOSE, userId, secret) })
      .where(
        and(eq(authenticators.userId, userId), eq(authenticators.encryptedSecret, encryptedSecret)),
      )
    renewed += 1
  }
  return { renewed, unreadable: rows.length - renewed }
}

async function recordAndNotify(
  tx: Db,
  member: TeamMember,
  action: AuthenticatorAction,
  change: LoginMethodChange,
) {
  await writeAuditLog(tx, { action, actor: userActor(member.id) })
  const data = { firstname: member.firstname, change, name: '' }
  await enqueueMail<AccountEmailData>(tx, {
    template: 'loginMethodChanged',
    to: member.email,
    data,
  })
}
