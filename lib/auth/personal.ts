import 'server-only'
import { sessions, trustedIpHashes } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/personal-data/personal-data-source'

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
      table: trustedIpHashes,
      personalColumns: ['userId', 'ipHash'],
      withheldColumns: ['ipHash'],
    },
    trustedIpHashes.userId,
  ),
]
