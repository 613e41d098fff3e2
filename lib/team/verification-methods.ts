import 'server-only'
import { settings } from '@/base/settings'
import type { TeamMember } from './member'
import { countFactors } from './queries/roster'
import { countRecoveryCodes } from './recovery-codes'
import type { VerificationMethods } from './schema'

/** By what this member can show who they are; by nothing, where a second factor has yet to be set up. */
export async function getVerificationMethods({
  id,
  shown: secondFactor,
}: TeamMember): Promise<VerificationMethods> {
  const [{ passkeys, authenticator }, codesLeft] = await Promise.all([
    countFactors(id),
    countRecoveryCodes(id),
  ])
  return {
    passkey: passkeys > 0,
    // A recovery code does it too, for anyone with passkeys alone, or with a factor that was revoked.
    code: authenticator || (secondFactor.hasFactor && codesLeft > 0),
    password: !secondFactor.hasFactor && !settings().secondFactorRequired,
  }
}
