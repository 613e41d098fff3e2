import 'server-only'
import { learningEntries } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

/** Training elsewhere, as the person has noted it down. */
export const learningDataSources: PersonalDataSource[] = [
  ownedByUser(
    {
      name: 'learningEntries',
      table: learningEntries,
      personal: ['userId', 'title', 'provider'],
    },
    learningEntries.userId,
  ),
]
