import 'server-only'
import { sql } from 'drizzle-orm'
import { type Db, database, prepareOnce } from '@/db/client'
import { rateLimits, users } from '@/db/schema'
import {
  type AttemptCount,
  buildCountParams,
  buildLimitKey,
  countingStatement,
  toAttemptCount,
} from '@/lib/auth/rate-limits'
import { createToken, hashToken } from '@/lib/auth/secrets'
import { buildSessionInsert, type CheckedCredentials, type NewSession } from '@/lib/auth/sessions'
import {
  fingerprintIp,
  getTrustedLimitKeys,
  isKnownIp,
  type LoginOrigin,
  upsertKnownIp,
} from '@/lib/auth/trusted-devices'
import { loginColumns, matchesEmail } from '../account'

export async function beginLoginAttempt(email: string, origin: LoginOrigin) {
  const [row] = await countAndFindStatement(await database()).execute({
    ...buildCountParams('LOGIN_ACCOUNT', email.toLowerCase()),
    email,
    address: fingerprintIp(email, origin.ip),
  })
  const limit: AttemptCount = toAttemptCount('LOGIN_ACCOUNT', row)
  const trust = {
    knownAddress: row?.knownAddress ?? false,
    accessRevokedAt: row?.accessRevokedAt ?? null,
  }
  return { limit, account: row?.account ?? null, trust }
}

export type LoginAttempt = Awaited<ReturnType<typeof beginLoginAttempt>>

/** Above the limit, undoes only this origin's own attempt: attempts by strangers stay counted. */
export async function completePasswordLogin(
  credentials: CheckedCredentials,
  email: string,
  origin: LoginOrigin,
  isAboveLimit: boolean,
): Promise<NewSession | null> {
  const token = createToken()
  const account = buildLimitKey('LOGIN_ACCOUNT', email.toLowerCase())
  const [firstLimitKey, secondLimitKey] = isAboveLimit
    ? getTrustedLimitKeys(email, origin)
    : [account, account]
  const [row] = await startSessionStatement(await database()).execute({
    ...credentials,
    browser: origin.browser ?? null,
    tokenHash: hashToken(token),
    address: fingerprintIp(email, origin.ip),
    one: firstLimitKey,
    other: secondLimitKey,
  })
  return row ? { id: row.id, token } : null
}

/** By a passkey or a provider, which prove the user without the password. */
export async function completeProvenLogin(
  db: Db,
  userId: string,
  email: string,
  origin: LoginOrigin,
): Promise<NewSession | null> {
  const token = createToken()
  const [row] = await startProvenSessionStatement(db).execute({
    userId,
    browser: origin.browser ?? null,
    tokenHash: hashToken(token),
    address: fingerprintIp(email, origin.ip),
  })
  return row ? { id: row.id, token } : null
}

const countAndFindStatement = prepareOnce((db) => {
  const countedAttempt = countingStatement(db)
  const { hits, wait } = countedAttempt
  const isKnown = isKnownIp(sql.placeholder('address'))
  return db
    .with(countedAttempt)
    .select({
      hits,
      wait,
      account: loginColumns,
      knownAddress: isKnown,
      accessRevokedAt: users.accessRevokedAt,
    })
    .from(countedAttempt)
    .leftJoin(users, matchesEmail(sql.placeholder('email')))
    .prepare('count_and_find_login')
})

const startSessionStatement = prepareOnce((db) => {
  const newSession = buildSessionInsert(db)
  const storedIp = db.$with('kept', {}).as(upsertKnownIp(sql.placeholder('address')))
  const clearedLimits = db.$with('forgotten', {}).as(sql`
    delete from ${rateLimits}
    where key in (${sql.placeholder('one')}, ${sql.placeholder('other')}) and exists (select from fresh)`)
  return db
    .with(newSession, storedIp, clearedLimits)
    .select({ id: newSession.id })
    .from(newSession)
    .prepare('create_login_session')
})

const startProvenSessionStatement = prepareOnce((db) => {
  const newSession = buildSessionInsert(db, sql`true`)
  const storedIp = db.$with('kept', {}).as(upsertKnownIp(sql.placeholder('address')))
  return db
    .with(newSession, storedIp)
    .select({ id: newSession.id })
    .from(newSession)
    .prepare('create_proven_session')
})
