import 'server-only'
import { sql } from 'drizzle-orm'
import { type Db, database, prepared } from '@/db/client'
import { rateLimits, users } from '@/db/schema'
import {
  addressMark,
  isKnownAddress,
  keepingAddress,
  type Place,
  placeKeys,
} from '@/lib/auth/known-places'
import { type Count, countable, counting, keyFor, standing } from '@/lib/auth/limits'
import { newToken, tokenHash } from '@/lib/auth/secrets'
import { type Checked, type NewSession, startingSession } from '@/lib/auth/sessions'
import { byEmail, loginColumns } from '../queries'

/** The two ends of a login, each one statement: a login is asked for often, and between two hashes. */

/** Counts the attempt and finds the account that it is meant for. */
export async function beginAttempt(email: string, place: Place) {
  const [row] = await countAndFind(await database()).execute({
    ...countable('LOGIN_ACCOUNT', email.toLowerCase()),
    email,
    address: addressMark(email, place.address),
  })
  const limit: Count = standing('LOGIN_ACCOUNT', row)
  const trust = {
    knownAddress: row?.knownAddress ?? false,
    accessRevokedAt: row?.accessRevokedAt ?? null,
  }
  return { limit, account: row?.account ?? null, trust }
}

export type Attempt = Awaited<ReturnType<typeof beginAttempt>>

/**
 * Starts the session, keeps the address, and takes back what was counted. Above the limit that is only
 * what the place itself has used: the strangers' tries stay counted.
 */
export async function succeed(
  checked: Checked,
  email: string,
  place: Place,
  above: boolean,
): Promise<NewSession | null> {
  const token = newToken()
  const account = keyFor('LOGIN_ACCOUNT', email.toLowerCase())
  const [one, other] = above ? placeKeys(email, place) : [account, account]
  const [row] = await enter(await database()).execute({
    ...checked,
    browser: place.browser ?? null,
    tokenHash: tokenHash(token),
    address: addressMark(email, place.address),
    one,
    other,
  })
  return row ? { id: row.id, token } : null
}

/** The same for who has shown a passkey: no password was tried, so there is nothing to take back. */
export async function succeedByPasskey(
  db: Db,
  userId: string,
  email: string,
  place: Place,
): Promise<NewSession | null> {
  const token = newToken()
  const [row] = await enterByPasskey(db).execute({
    userId,
    browser: place.browser ?? null,
    tokenHash: tokenHash(token),
    address: addressMark(email, place.address),
  })
  return row ? { id: row.id, token } : null
}

const countAndFind = prepared((db) => {
  const counted = counting(db)
  const { hits, wait } = counted
  const knownAddress = isKnownAddress(sql.placeholder('address'))
  return db
    .with(counted)
    .select({
      hits,
      wait,
      account: loginColumns,
      knownAddress,
      accessRevokedAt: users.accessRevokedAt,
    })
    .from(counted)
    .leftJoin(users, byEmail(sql.placeholder('email')))
    .prepare('count_and_find_login')
})

const enter = prepared((db) => {
  const fresh = startingSession(db)
  const kept = db.$with('kept', {}).as(keepingAddress(sql.placeholder('address')))
  const forgotten = db.$with('forgotten', {}).as(sql`
    delete from ${rateLimits}
    where key in (${sql.placeholder('one')}, ${sql.placeholder('other')}) and exists (select from fresh)`)
  return db.with(fresh, kept, forgotten).select({ id: fresh.id }).from(fresh).prepare('enter')
})

const enterByPasskey = prepared((db) => {
  const fresh = startingSession(db, sql`true`)
  const kept = db.$with('kept', {}).as(keepingAddress(sql.placeholder('address')))
  return db.with(fresh, kept).select({ id: fresh.id }).from(fresh).prepare('enter_by_passkey')
})
