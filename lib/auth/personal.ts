import 'server-only'
import { loginAddresses, sessions } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

/** Rate-limit counters hold keyed fingerprints that expire, so they are not listed. */
export const authDataSources: PersonalDataSource[] = [
  ownedByUser(
    {
      name: 'sessions',
      table: sessions,
      personalColumns: ['userId', 'browser'],
      withheldColumns: ['id', 'tokenHash'],
    },
    sessions.userId,
  ),
  ownedByUser(
    {
      name: 'knownPlaces',
      table: loginAddresses,
      personalColumns: ['userId', 'address'],
      withheldColumns: ['address'],
    },
    loginAddresses.userId,
  ),
]
