import 'server-only'
import { settings } from '@/base/settings'
import type { TeamMember } from './member'
import { factorsOf } from './queries/roster'
import { recoveryCodesLeft } from './recovery'
import type { WaysToProve } from './schema'

/** By what this member can show who they are; by nothing, where a second factor has yet to be set up. */
export async function waysToProve({ id, shown }: TeamMember): Promise<WaysToProve> {
  const [{ passkeys, authenticator }, codesLeft] = await Promise.all([
    factorsOf(id),
    recoveryCodesLeft(id),
  ])
  return {
    passkey: passkeys > 0,
    // A recovery code does it too, for anyone with passkeys alone, or with a factor that was revoked.
    code: authenticator || (shown.hasFactor && codesLeft > 0),
    password: !shown.hasFactor && !settings().secondFactorRequired,
  }
}
