import 'server-only'
import { highlights, pageNotes, readingPositions } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/personal-data/personal-data-source'

export const libraryDataSources: PersonalDataSource[] = [
  ownedByUser({ name: 'readingPositions', table: readingPositions }, readingPositions.userId),
  ownedByUser(
    { name: 'notes', table: pageNotes, personalColumns: ['userId', 'note'] },
    pageNotes.userId,
  ),
  ownedByUser(
    {
      name: 'highlights',
      table: highlights,
      personalColumns: ['userId', 'quote', 'note'],
    },
    highlights.userId,
  ),
]
