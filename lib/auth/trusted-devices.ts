import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { fromNow } from '@/db/ago'
import type { Db } from '@/db/client'
import { loginAddresses, users } from '@/db/schema'
import { formatCookie, readCookie } from './cookies'
import { buildLimitKey, countAttemptInTransaction } from './limits'
import { equalsInConstantTime, fingerprint } from './secrets'

/**
 * Five wrong passwords by anyone close an account to strangers for a while. They must not close it to
 * its owner, so a place from which somebody has logged in to it before still lets the right password
 * through: a browser with the cookie of an earlier login (OWASP's device cookie), or an address.
 *
 * What such a place is worth to somebody else. A stolen device cookie is no session and opens nothing.
 * It is good for one account, and for this alone: once strangers have used up that account's limit, its
 * holder has a few tries more, counted by the cookie's own number, and none of them when those are used
 * up. The cookie does not say whose it is. Every login gives out a new number, so a thief's copy and
 * the owner's cookie part ways and neither can use up the other's tries. Whoever shares an address with
 * the owner has as much, counted for that address. And nobody learns anything by it: below the limit
 * every place is treated alike, and above it a wrong password, an unknown e-mail and a stranger all
 * hear the same 429 after the same work; only the right password tells a known place from another.
 */

export type LoginOrigin = { address: string; cookies: string | null; browser?: string | null }

const DAY_SECONDS = 24 * 60 * 60
const getDeviceCookieName = () => (settings().secureCookies ? '__Host-uns-device' : 'uns-device')

/** Outlives the session and a logout. */
export function createDeviceCookie(email: string): string {
  const expirySeconds = Math.floor(Date.now() / 1000) + RETENTION.knownDevice
  const deviceId = crypto.randomUUID()
  const value = `${deviceId}.${expirySeconds}.${signDevice(email, deviceId, expirySeconds)}`
  return formatCookie(getDeviceCookieName(), value, RETENTION.knownDevice, 'HttpOnly')
}

/** Never the address itself, and never the same for two accounts. */
export const fingerprintIp = (email: string, ip: string) =>
  fingerprint('login address', `${normalizeEmail(email)}\n${ip}`)

/** Whether an account was logged in to from an address with this mark. */
export const isKnownIp = (ipFingerprint: unknown) =>
  sql<boolean>`exists (select from ${loginAddresses} where ${and(
    eq(loginAddresses.userId, users.id),
    eq(loginAddresses.address, sql`${ipFingerprint}`),
    gt(loginAddresses.expiresAt, sql`now()`),
  )})`

/** The part of a login's statement that keeps its address; a day passes before it is written again. */
export const upsertKnownIp = (ipFingerprint: unknown) => {
  return sql`
    insert into ${loginAddresses} (user_id, address, expires_at)
    select user_id, ${ipFingerprint}::text, ${fromNow(RETENTION.loginAddress)} from fresh
    on conflict (user_id, address) do update set expires_at = excluded.expires_at
    where ${loginAddresses.expiresAt} < ${fromNow(RETENTION.loginAddress - DAY_SECONDS)}`
}

/** What the account says about the place: nothing, where there is no account. */
export type LoginTrust = { knownAddress: boolean; accessRevokedAt: Date | null }

/** Counts a try above the account's limit against the place it comes from. The work is the same for all. */
export async function hasAttemptsLeft(
  db: Db,
  limit: 'LOGIN_TRUSTED' | 'FORGOT_TRUSTED',
  { email, place: origin, trust }: { email: string; place: LoginOrigin; trust: LoginTrust },
) {
  const isKnown = isKnownDevice(origin.cookies, email, trust.accessRevokedAt)
  const [deviceSubject, ipSubject] = buildLimitSubjects(email, origin)
  const deviceCount = await countAttemptInTransaction(db, limit, deviceSubject)
  const ipCount = await countAttemptInTransaction(db, limit, ipSubject)
  return (isKnown && !deviceCount.full) || (trust.knownAddress && !ipCount.full)
}

export const getTrustedLimitKeys = (email: string, origin: LoginOrigin) =>
  buildLimitSubjects(email, origin).map((subject) => buildLimitKey('LOGIN_TRUSTED', subject))

export async function purgeKnownIps(db: Db): Promise<void> {
  await db.delete(loginAddresses).where(lt(loginAddresses.expiresAt, sql`now()`))
}

/** Without a genuine cookie the device is nobody's: counted all the same, and without effect. */
const buildLimitSubjects = (
  email: string,
  origin: LoginOrigin,
): [device: string, address: string] => [
  `device ${readDeviceId(origin.cookies, email) ?? `none ${normalizeEmail(email)}`}`,
  `address ${fingerprintIp(email, origin.address)}`,
]

/** A cookie from before all access was revoked may be in anyone's hands. */
function isKnownDevice(
  cookieHeader: string | null,
  email: string,
  revokedAt: Date | null,
): boolean {
  if (readDeviceId(cookieHeader, email) === null) return false
  const expirySeconds = Number(readCookie(cookieHeader, getDeviceCookieName())?.split('.')[1])
  return expirySeconds - RETENTION.knownDevice >= Math.floor((revokedAt?.getTime() ?? 0) / 1000)
}

function readDeviceId(cookieHeader: string | null, email: string): string | null {
  const [deviceId = '', expirySeconds = '', cookieSignature = ''] =
    readCookie(cookieHeader, getDeviceCookieName())?.split('.') ?? []
  const isGenuine = equalsInConstantTime(
    cookieSignature,
    signDevice(email, deviceId, Number(expirySeconds)),
  )
  return isGenuine && Number(expirySeconds) * 1000 > Date.now() ? deviceId : null
}

const signDevice = (email: string, deviceId: string, expirySeconds: number) =>
  fingerprint('device', `${normalizeEmail(email)}\n${deviceId}\n${expirySeconds}`)

const normalizeEmail = (email: string) => email.toLowerCase()
