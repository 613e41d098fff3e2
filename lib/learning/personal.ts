import 'server-only'
import { learningEntries } from '@/db/schema'
import { type Holding, owned } from '@/lib/rights/holding'

/** Training elsewhere, as the person has noted it down. */
export const learning: Holding[] = [
  owned(
    {
      name: 'learningEntries',
      table: learningEntries,
      personal: ['userId', 'title', 'provider'],
    },
    learningEntries.userId,
  ),
]
