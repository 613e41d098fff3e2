import 'server-only'
import { pageNotes, readingPlaces } from '@/db/schema'
import { type Holding, owned } from '@/lib/rights/holding'

/** What a person has left in the books. */
export const library: Holding[] = [
  owned({ name: 'readingPlaces', table: readingPlaces }, readingPlaces.userId),
  owned({ name: 'notes', table: pageNotes, personal: ['userId', 'note'] }, pageNotes.userId),
]
