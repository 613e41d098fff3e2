import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { site } from '@/base/site'

/** Parameters that authenticator apps support: six digits, every 30 seconds. */

const TOTP_OPTIONS = { issuer: site.name, algorithm: 'SHA1', digits: 6, period: 30 }
const MAX_CLOCK_SKEW_STEPS = 1

export const createTotpSecret = () => new Secret({ size: 20 }).base32

export const buildOtpauthUrl = (secret: string, email: string) =>
  new TOTP({ ...TOTP_OPTIONS, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The code's time step, at most one before or after now; null without a match. */
export function findTimeStep(secret: string, code: string, seconds: number): number | null {
  const totp = new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({
    token: code,
    timestamp: seconds * 1000,
    window: MAX_CLOCK_SKEW_STEPS,
  })
  return delta === null ? null : Math.floor(seconds / TOTP_OPTIONS.period) + delta
}
