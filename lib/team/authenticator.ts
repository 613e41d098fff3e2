import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { site } from '@/base/site'

/** What an authenticator app and the site agree on: six digits, anew every half a minute. */

const TOTP_OPTIONS = { issuer: site.name, algorithm: 'SHA1', digits: 6, period: 30 }
const MAX_CLOCK_SKEW_STEPS = 1

export const createTotpSecret = () => new Secret({ size: 20 }).base32

/** For the app, as the QR code holds it. */
export const buildOtpauthUrl = (secret: string, email: string) =>
  new TOTP({ ...TOTP_OPTIONS, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The step of time that this code belongs to, one before or after the present at most; null for none. */
export function findTimeStep(secret: string, code: string, seconds: number): number | null {
  const totp = new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({
    token: code,
    timestamp: seconds * 1000,
    window: MAX_CLOCK_SKEW_STEPS,
  })
  return delta === null ? null : Math.floor(seconds / TOTP_OPTIONS.period) + delta
}
