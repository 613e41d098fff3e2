import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import type { Db } from '@/db/client'
import { trustedIpHashes, users } from '@/db/schema'
import { formatCookie, getHostCookieName, readCookie } from './cookies'
import { buildLimitKey, countAttemptInTransaction } from './rate-limits'
import { fingerprint, matchesFingerprint } from './secrets'

/**
 * Five wrong passwords block an account for strangers. Its owner can still log in from a trusted origin: a
 * browser with a device cookie of an earlier login (see OWASP), or a known IP. Each has a few attempts of its
 * own, and only a right password reveals that an origin is trusted.
 */

export type LoginOrigin = { ip: string; cookieHeader: string | null; browser?: string | null }

const DAY_SECONDS = 24 * 60 * 60
const getDeviceCookieName = () => getHostCookieName('uns-device')

/** Each login issues a new device id, so that a stolen copy cannot use up the owner's attempts. */
export function createDeviceCookie(email: string): string {
  const expirySeconds = Math.floor(Date.now() / 1000) + RETENTION.knownDevice
  const deviceId = crypto.randomUUID()
  const signature = fingerprint('device', formatDevice(email, deviceId, expirySeconds))
  const value = `${deviceId}.${expirySeconds}.${signature}`
  return formatCookie(getDeviceCookieName(), value, RETENTION.knownDevice, 'HttpOnly')
}

/** Keyed by the account, so that one IP differs between accounts. */
export const fingerprintIp = (email: string, ip: string) =>
  fingerprint('login address', `${normalizeEmail(email)}\n${ip}`)

export const isKnownIp = (ipFingerprint: unknown) =>
  sql<boolean>`exists (select from ${trustedIpHashes} where ${and(
    eq(trustedIpHashes.userId, users.id),
    eq(trustedIpHashes.ipHash, sql`${ipFingerprint}`),
    gt(trustedIpHashes.expiresAt, sql`now()`),
  )})`

/** Writes at most once a day per address. */
export const upsertKnownIp = (ipFingerprint: unknown) => {
  return sql`
    insert into ${trustedIpHashes} (user_id, ip_hash, expires_at)
    select user_id, ${ipFingerprint}::text, ${fromNow(RETENTION.loginAddress)} from fresh
    on conflict (user_id, ip_hash) do update set expires_at = excluded.expires_at
    where ${trustedIpHashes.expiresAt} < ${fromNow(RETENTION.loginAddress - DAY_SECONDS)}`
}

export type LoginTrust = { knownAddress: boolean; accessRevokedAt: Date | null }

/** Above the account's limit, counts against the origin; equal work for all, against timing attacks. */
export async function hasAttemptsLeft(
  db: Db,
  limit: 'LOGIN_TRUSTED' | 'FORGOT_TRUSTED',
  { email, origin, trust }: { email: string; origin: LoginOrigin; trust: LoginTrust },
) {
  const isKnown = isKnownDevice(origin.cookieHeader, email, trust.accessRevokedAt)
  const [deviceSubject, ipSubject] = buildLimitSubjects(email, origin)
  const deviceCount = await countAttemptInTransaction(db, limit, deviceSubject)
  const ipCount = await countAttemptInTransaction(db, limit, ipSubject)
  return (isKnown && !deviceCount.isFull) || (trust.knownAddress && !ipCount.isFull)
}

export const getTrustedLimitKeys = (email: string, origin: LoginOrigin) =>
  buildLimitSubjects(email, origin).map((subject) => buildLimitKey('LOGIN_TRUSTED', subject))

export async function purgeKnownIps(db: Db): Promise<void> {
  await db.delete(trustedIpHashes).where(lt(trustedIpHashes.expiresAt, sql`now()`))
}

/** Without a genuine cookie the attempt is counted against a dummy subject, for equal work. */
const buildLimitSubjects = (
  email: string,
  origin: LoginOrigin,
): [device: string, address: string] => [
  `device ${readDeviceId(origin.cookieHeader, email) ?? `none ${normalizeEmail(email)}`}`,
  `address ${fingerprintIp(email, origin.ip)}`,
]

/** A cookie from before access was revoked may be stolen. */
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
  const signedText = formatDevice(email, deviceId, Number(expirySeconds))
  const isGenuine = matchesFingerprint('device', signedText, cookieSignature)
  return isGenuine && Number(expirySeconds) * 1000 > Date.now() ? deviceId : null
}

const formatDevice = (email: string, deviceId: string, expirySeconds: number) =>
  `${normalizeEmail(email)}\n${deviceId}\n${expirySeconds}`

const normalizeEmail = (email: string) => email.toLowerCase()
