import 'server-only'
import { eq } from 'drizzle-orm'
import { items } from '@/db/schema'
import {
  clearedByDatabase,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

export const contentDataSources: PersonalDataSource[] = [
  {
    name: 'itemsChanged',
    table: items,
    personalColumns: ['changedBy'],
    where: (user) => eq(items.changedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
