import 'server-only'
import { pageNotes, readingPlaces } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

/** What a person has left in the books. */
export const libraryDataSources: PersonalDataSource[] = [
  ownedByUser({ name: 'readingPlaces', table: readingPlaces }, readingPlaces.userId),
  ownedByUser({ name: 'notes', table: pageNotes, personal: ['userId', 'note'] }, pageNotes.userId),
]
