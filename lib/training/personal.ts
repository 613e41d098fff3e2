import 'server-only'
import { eq } from 'drizzle-orm'
import { trainingRules } from '@/db/schema'
import {
  clearedByDatabase,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

export const trainingDataSources: PersonalDataSource[] = [
  {
    name: 'trainingRulesSaved',
    table: trainingRules,
    personalColumns: ['savedBy'],
    where: (user) => eq(trainingRules.savedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
