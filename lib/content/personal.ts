import 'server-only'
import { eq } from 'drizzle-orm'
import { items } from '@/db/schema'
import { clearedByDatabase, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

/** What the library holds of a person: who of the team changed a book, a film or a work last. */
export const contentDataSources: PersonalDataSource[] = [
  {
    name: 'itemsChanged',
    table: items,
    personal: ['changedBy'],
    of: (user) => eq(items.changedBy, user.id),
    end: 'freed',
    erase: clearedByDatabase,
  },
]
