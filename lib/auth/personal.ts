import 'server-only'
import { loginAddresses, sessions } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

/** What the logins hold of a person. The counters of tries hold keyed fingerprints and end by themselves. */
export const authDataSources: PersonalDataSource[] = [
  ownedByUser(
    {
      name: 'sessions',
      table: sessions,
      personal: ['userId', 'browser'],
      withheld: ['id', 'tokenHash'],
    },
    sessions.userId,
  ),
  ownedByUser(
    {
      name: 'knownPlaces',
      table: loginAddresses,
      personal: ['userId', 'address'],
      withheld: ['address'],
    },
    loginAddresses.userId,
  ),
]
