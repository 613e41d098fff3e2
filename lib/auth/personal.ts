import 'server-only'
import { loginAddresses, sessions } from '@/db/schema'
import { type Holding, owned } from '@/lib/rights/holding'

/** What the logins hold of a person. The counters of tries hold keyed fingerprints and end by themselves. */
export const auth: Holding[] = [
  owned(
    {
      name: 'sessions',
      table: sessions,
      personal: ['userId', 'browser'],
      withheld: ['id', 'tokenHash'],
    },
    sessions.userId,
  ),
  owned(
    {
      name: 'knownPlaces',
      table: loginAddresses,
      personal: ['userId', 'address'],
      withheld: ['address'],
    },
    loginAddresses.userId,
  ),
]
