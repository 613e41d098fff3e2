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

export const teamDataSources: PersonalDataSource[] = [
  ownedByUser({ name: 'looks', table: looks, withheldColumns: ['thing'] }, looks.userId),
  ownedByUser({ name: 'staffRole', table: staffRoles }, staffRoles.userId),
  ownedByUser(
    { name: 'passkeys', table: passkeys, withheldColumns: ['id', 'publicKey', 'counter'] },
    passkeys.userId,
  ),
  ownedByUser(
    { name: 'passkeyChallenges', table: passkeyChallenges, withheldColumns: ['challenge'] },
    passkeyChallenges.userId,
  ),
  ownedByUser(
    { name: 'authenticator', table: authenticators, withheldColumns: ['sealedSecret', 'lastStep'] },
    authenticators.userId,
  ),
  ownedByUser(
    { name: 'recoveryCodes', table: recoveryCodes, withheldColumns: ['codeHash'] },
    recoveryCodes.userId,
  ),
]
