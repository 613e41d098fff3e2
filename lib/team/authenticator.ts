import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { site } from '@/base/site'

/** What an authenticator app and the site agree on: six digits, anew every half a minute. */

const SETTINGS = { issuer: site.name, algorithm: 'SHA1', digits: 6, period: 30 }
const CLOCK_SKEW = 1

export const newSecret = () => new Secret({ size: 20 }).base32

/** For the app, as the QR code holds it. */
export const addressFor = (secret: string, email: string) =>
  new TOTP({ ...SETTINGS, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The step of time that this code belongs to, one before or after the present at most; null for none. */
export function stepOf(secret: string, code: string, seconds: number): number | null {
  const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: seconds * 1000, window: CLOCK_SKEW })
  return delta === null ? null : Math.floor(seconds / SETTINGS.period) + delta
}
