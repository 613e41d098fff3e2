import 'server-only'
import { eq } from 'drizzle-orm'
import { items } from '@/db/schema'
import { freedByDatabase, type Holding } from '@/lib/rights/holding'

/** What the library holds of a person: who of the team changed a book, a film or a work last. */
export const contentOf: Holding[] = [
  {
    name: 'itemsChanged',
    table: items,
    personal: ['changedBy'],
    of: (person) => eq(items.changedBy, person.id),
    end: 'freed',
    erase: freedByDatabase,
  },
]
