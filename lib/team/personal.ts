import 'server-only'
import {
  authenticators,
  looks,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  staffRoles,
} from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

/** What opens doors for a person beside the password, and the role in the team. */
export const teamDataSources: PersonalDataSource[] = [
  ownedByUser({ name: 'looks', table: looks, withheld: ['thing'] }, looks.userId),
  ownedByUser({ name: 'staffRole', table: staffRoles }, staffRoles.userId),
  ownedByUser(
    { name: 'passkeys', table: passkeys, withheld: ['id', 'publicKey', 'counter'] },
    passkeys.userId,
  ),
  ownedByUser(
    { name: 'passkeyChallenges', table: passkeyChallenges, withheld: ['challenge'] },
    passkeyChallenges.userId,
  ),
  ownedByUser(
    { name: 'authenticator', table: authenticators, withheld: ['sealedSecret', 'lastStep'] },
    authenticators.userId,
  ),
  ownedByUser(
    { name: 'recoveryCodes', table: recoveryCodes, withheld: ['codeHash'] },
    recoveryCodes.userId,
  ),
]
