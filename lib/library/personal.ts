import 'server-only'
import { pageNotes, readingPlaces } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

export const libraryDataSources: PersonalDataSource[] = [
  ownedByUser({ name: 'readingPlaces', table: readingPlaces }, readingPlaces.userId),
  ownedByUser(
    { name: 'notes', table: pageNotes, personalColumns: ['userId', 'note'] },
    pageNotes.userId,
  ),
]
