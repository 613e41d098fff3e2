import 'server-only'
import { settings } from '@/base/settings'
import type { TeamMember } from './member'
import { factorsOf } from './queries/roster'
import type { WaysToProve } from './schema'

/** By what this member can show who they are; by nothing, where a second factor has yet to be set up. */
export async function waysToProve({ id, shown }: TeamMember): Promise<WaysToProve> {
  const { passkeys, authenticator } = await factorsOf(id)
  return {
    passkey: passkeys > 0,
    // A recovery code does it too, for who has only passkeys.
    code: authenticator || shown.hasFactor,
    password: !shown.hasFactor && !settings().secondFactorRequired,
  }
}
