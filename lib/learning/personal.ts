import 'server-only'
import { learningEntries } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/personal-data/personal-data-source'

export const learningDataSources: PersonalDataSource[] = [
  ownedByUser(
    {
      name: 'learningEntries',
      table: learningEntries,
      personalColumns: ['userId', 'title', 'provider'],
    },
    learningEntries.userId,
  ),
]
