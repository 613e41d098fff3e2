import 'server-only'
import { drafts, draftUsage } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/personal-data/personal-data-source'

export const draftDataSources: PersonalDataSource[] = [
  ownedByUser(
    {
      name: 'drafts',
      table: drafts,
      personalColumns: ['userId', 'subject', 'topic', 'title', 'body', 'previousBody'],
    },
    drafts.userId,
  ),
  ownedByUser({ name: 'draftUsage', table: draftUsage }, draftUsage.userId),
]
