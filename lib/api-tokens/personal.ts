import 'server-only'
import { apiTokens } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/personal-data/personal-data-source'

export const apiTokenDataSources: PersonalDataSource[] = [
  ownedByUser(
    {
      name: 'apiTokens',
      table: apiTokens,
      personalColumns: ['userId', 'name'],
      withheldColumns: ['tokenHash', 'ending'],
    },
    apiTokens.userId,
  ),
]
