import 'server-only'
import {
  authenticators,
  looks,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  staffRoles,
} from '@/db/schema'
import { type Holding, owned } from '@/lib/rights/holding'

/** What opens doors for a person beside the password, and the role in the team. */
export const team: Holding[] = [
  owned({ name: 'looks', table: looks, withheld: ['thing'] }, looks.userId),
  owned({ name: 'staffRole', table: staffRoles }, staffRoles.userId),
  owned(
    { name: 'passkeys', table: passkeys, withheld: ['id', 'publicKey', 'counter'] },
    passkeys.userId,
  ),
  owned(
    { name: 'passkeyChallenges', table: passkeyChallenges, withheld: ['challenge'] },
    passkeyChallenges.userId,
  ),
  owned(
    { name: 'authenticator', table: authenticators, withheld: ['sealedSecret', 'lastStep'] },
    authenticators.userId,
  ),
  owned(
    { name: 'recoveryCodes', table: recoveryCodes, withheld: ['codeHash'] },
    recoveryCodes.userId,
  ),
]
