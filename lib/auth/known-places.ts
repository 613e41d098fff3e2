import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { settings } from '@/base/settings'
import { fromNow } from '@/db/ago'
import type { Db } from '@/db/client'
import { loginAddresses, users } from '@/db/schema'
import { cookie, readCookie } from './cookies'
import { count, keyFor } from './limits'
import { fingerprint, sameText } from './secrets'

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

export type Place = { address: string; cookies: string | null; browser?: string | null }

const DAY = 24 * 60 * 60
const deviceCookieName = () => (settings().secureCookies ? '__Host-uns-device' : 'uns-device')

/** Outlives the session and a logout. */
export function deviceCookie(email: string): string {
  const until = Math.floor(Date.now() / 1000) + KEPT_FOR.knownDevice
  const number = crypto.randomUUID()
  const value = `${number}.${until}.${signature(email, number, until)}`
  return cookie(deviceCookieName(), value, KEPT_FOR.knownDevice, 'HttpOnly')
}

/** Never the address itself, and never the same for two accounts. */
export const addressMark = (email: string, address: string) =>
  fingerprint('login address', `${account(email)}\n${address}`)

/** Whether an account was logged in to from an address with this mark. */
export const isKnownAddress = (mark: unknown) =>
  sql<boolean>`exists (select from ${loginAddresses} where ${and(
    eq(loginAddresses.userId, users.id),
    eq(loginAddresses.address, sql`${mark}`),
    gt(loginAddresses.expiresAt, sql`now()`),
  )})`

/** The part of a login's statement that keeps its address; a day passes before it is written again. */
export const keepingAddress = (mark: unknown) => {
  return sql`
    insert into ${loginAddresses} (user_id, address, expires_at)
    select user_id, ${mark}::text, ${fromNow(KEPT_FOR.loginAddress)} from fresh
    on conflict (user_id, address) do update set expires_at = excluded.expires_at
    where ${loginAddresses.expiresAt} < ${fromNow(KEPT_FOR.loginAddress - DAY)}`
}

/** What the account says about the place: nothing, where there is no account. */
export type Trust = { knownAddress: boolean; accessRevokedAt: Date | null }

/** Counts a try above the account's limit against the place it comes from. The work is the same for all. */
export async function hasTriesLeft(
  db: Db,
  limit: 'LOGIN_TRUSTED' | 'FORGOT_TRUSTED',
  { email, place, trust }: { email: string; place: Place; trust: Trust },
) {
  const known = isKnownDevice(place.cookies, email, trust.accessRevokedAt)
  const [device, address] = subjects(email, place)
  const byDevice = await count(db, limit, device)
  const byAddress = await count(db, limit, address)
  return (known && !byDevice.full) || (trust.knownAddress && !byAddress.full)
}

export const placeKeys = (email: string, place: Place) =>
  subjects(email, place).map((subject) => keyFor('LOGIN_TRUSTED', subject))

export async function purgeLoginAddresses(db: Db): Promise<void> {
  await db.delete(loginAddresses).where(lt(loginAddresses.expiresAt, sql`now()`))
}

/** Without a genuine cookie the device is nobody's: counted all the same, and without effect. */
const subjects = (email: string, place: Place): [device: string, address: string] => [
  `device ${deviceNumber(place.cookies, email) ?? `none ${account(email)}`}`,
  `address ${addressMark(email, place.address)}`,
]

/** A cookie from before all access was revoked may be in anyone's hands. */
function isKnownDevice(cookies: string | null, email: string, revokedAt: Date | null): boolean {
  if (deviceNumber(cookies, email) === null) return false
  const until = Number(readCookie(cookies, deviceCookieName())?.split('.')[1])
  return until - KEPT_FOR.knownDevice >= Math.floor((revokedAt?.getTime() ?? 0) / 1000)
}

function deviceNumber(cookies: string | null, email: string): string | null {
  const [number = '', until = '', signed = ''] =
    readCookie(cookies, deviceCookieName())?.split('.') ?? []
  const genuine = sameText(signed, signature(email, number, Number(until)))
  return genuine && Number(until) * 1000 > Date.now() ? number : null
}

const signature = (email: string, number: string, until: number) =>
  fingerprint('device', `${account(email)}\n${number}\n${until}`)

const account = (email: string) => email.toLowerCase()
