import 'server-only'
import { settings } from '@/base/settings'
import type { TeamMember } from '@/lib/team-access/member'
import { countFactors } from './queries/team-members'
import { countRecoveryCodes } from './recovery-codes'
import type { VerificationMethods } from './schema'

/** All false if a second factor must be set up first. */
export async function getVerificationMethods({
  id,
  secondFactor,
}: TeamMember): Promise<VerificationMethods> {
  const [{ passkeys, authenticator }, codesLeft] = await Promise.all([
    countFactors(id),
    countRecoveryCodes(id),
  ])
  return {
    passkey: passkeys > 0,
    // Recovery codes also work for members with passkeys only, or whose factor was revoked.
    code: authenticator || (secondFactor.hasFactor && codesLeft > 0),
    password: !secondFactor.hasFactor && !settings().secondFactorRequired,
  }
}
